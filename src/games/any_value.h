#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "games/tables.h"

namespace spadille {

class AnyGame;

/// A value of a type that only its game knows; `Role` is what it is to that game. A copy is a value
/// of its own. Without a game it is nothing, and equals nothing else.
template <typename Role>
class AnyValue {
 public:
  AnyValue() = default;
  template <typename T>
  AnyValue(const AnyGame& game, T value)
      : game_(&game), box_(std::make_unique<BoxOf<T>>(std::move(value))) {}
  AnyValue(const AnyValue& other)
      : game_(other.game_), box_(other.box_ ? other.box_->copy() : nullptr) {}
  AnyValue(AnyValue&&) noexcept = default;
  AnyValue& operator=(const AnyValue& other) {
    if (this != &other) *this = AnyValue(other);
    return *this;
  }
  AnyValue& operator=(AnyValue&&) noexcept = default;
  ~AnyValue() = default;

  [[nodiscard]] bool has_game() const { return game_ != nullptr; }
  /// REQUIRES: has_game(); so do all below.
  [[nodiscard]] const AnyGame& game() const {
    assert(game_ != nullptr);
    return *game_;
  }
  /// REQUIRES: it is a T.
  template <typename T>
  [[nodiscard]] const T& as() const {
    assert(dynamic_cast<const BoxOf<T>*>(box_.get()) != nullptr);
    return static_cast<const BoxOf<T>&>(*box_).value;
  }
  template <typename T>
  [[nodiscard]] T& as() {
    assert(dynamic_cast<BoxOf<T>*>(box_.get()) != nullptr);
    return static_cast<BoxOf<T>&>(*box_).value;
  }
  /// Where it lies, for the rows of its game's tables.
  [[nodiscard]] const void* address() const { return box_->at; }
  [[nodiscard]] void* address() { return box_->at; }

  friend bool operator==(const AnyValue& a, const AnyValue& b) {
    return a.game_ == b.game_ && (a.box_ == b.box_ || a.box_->equals(*b.box_));
  }

 private:
  struct Box {
    explicit Box(void* value) : at(value) {}
    Box(const Box&) = delete;
    Box(Box&&) = delete;
    Box& operator=(const Box&) = delete;
    Box& operator=(Box&&) = delete;
    virtual ~Box() = default;
    [[nodiscard]] virtual std::unique_ptr<Box> copy() const = 0;
    /// REQUIRES: of the same game.
    [[nodiscard]] virtual bool equals(const Box& other) const = 0;
    void* const at;
  };
  template <typename T>
  struct BoxOf final : Box {
    explicit BoxOf(T of) : Box(&value), value(std::move(of)) {}
    [[nodiscard]] std::unique_ptr<Box> copy() const override {
      return std::make_unique<BoxOf>(value);
    }
    [[nodiscard]] bool equals(const Box& other) const override {
      return value == static_cast<const BoxOf&>(other).value;
    }
    T value;
  };

  const AnyGame* game_ = nullptr;
  std::unique_ptr<Box> box_;
};

struct RulesRole;
struct CarryRole;
struct DealRole;
struct IncidentRole;
using AnyRules = AnyValue<RulesRole>;
using AnyCarry = AnyValue<CarryRole>;
using AnyDeal = AnyValue<DealRole>;
using AnyIncident = AnyValue<IncidentRole>;

/// A row of a game's table, for owners of whichever type.
template <typename Owner>
class AnyField : public Member {
 public:
  /// `T`: the type of what such an owner holds. REQUIRES: `row` outlives it.
  template <typename T, typename Row>
  [[nodiscard]] static AnyField of(const Row& row) {
    AnyField field(row);
    field.row_ = &row;
    field.get_ = [](const void* from, const void* owner) {
      return static_cast<const Row*>(from)->get(*static_cast<const T*>(owner));
    };
    field.set_ = [](const void* from, void* owner, const Value& value) {
      static_cast<const Row*>(from)->set(*static_cast<T*>(owner), value);
    };
    return field;
  }
  [[nodiscard]] Value get(const Owner& owner) const { return get_(row_, owner.address()); }
  /// REQUIRES: accepted values.
  void set(Owner& owner, const Value& value) const { set_(row_, owner.address(), value); }

 protected:
  explicit AnyField(const Member& member) : Member(member) {}
  const void* row_ = nullptr;

 private:
  Value (*get_)(const void* row, const void* owner) = nullptr;
  void (*set_)(const void* row, void* owner, const Value& value) = nullptr;
};

/// The same of a question: of a deal, or about an irregularity.
template <typename Owner>
class AnyQuestion : public AnyField<Owner> {
 public:
  template <typename Rules, typename Carry, typename T>
  [[nodiscard]] static AnyQuestion of(const Question<Rules, Carry, T>& row) {
    using Row = Question<Rules, Carry, T>;
    AnyQuestion question(AnyField<Owner>::template of<T>(row));
    question.asked_ = [](const void* from, const void* rules, const void* carry,
                         const void* so_far) {
      return static_cast<const Row*>(from)->asked(*static_cast<const Rules*>(rules),
                                                  *static_cast<const Carry*>(carry),
                                                  *static_cast<const T*>(so_far));
    };
    return question;
  }
  [[nodiscard]] bool asked(const AnyRules& rules, const AnyCarry& carry,
                           const Owner& so_far) const {
    return asked_(this->row_, rules.address(), carry.address(), so_far.address());
  }

 private:
  explicit AnyQuestion(const AnyField<Owner>& field) : AnyField<Owner>(field) {}
  bool (*asked_)(const void* row, const void* rules, const void* carry,
                 const void* so_far) = nullptr;
};

}  // namespace spadille
