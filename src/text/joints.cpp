#include "text/joints.h"

namespace spadille {

const Joints& joints(Language language) {
  static constexpr Joints kPlain{": ", ", ", " (", ")", "?", " %", " "};
  static constexpr Joints kWide{"：", "、", "（", "）", "？", "%", ""};
  static constexpr Joints kFrench{"\u202f: ", ", ", " (", ")", "\u202f?", "\u202f%", " "};
  if (language == Language::ja) return kWide;
  return language == Language::fr ? kFrench : kPlain;
}

std::string labelled(std::string_view label, const Words& words) {
  return std::string(label) + joints(words.language()).colon;
}

std::string labelled(std::string_view label, std::string_view text, const Words& words) {
  return labelled(label, words).append(text);
}

std::string headed(std::string_view label, const Words& words) {
  std::string text = labelled(label, words);
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string bracketed(std::string_view text, const Words& words) {
  const Joints& joint = joints(words.language());
  return std::string(joint.opening).append(text).append(joint.closing);
}

}  // namespace spadille
