#include "ui/table/phones/phones.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QStandardPaths>
#include <csignal>

#include <sys/prctl.h>

namespace spadille::table {
namespace {

constexpr int kPatience = 5000;  ///< milliseconds, until a door that does not close is torn out

/// Beside this program, where it was built, or wherever programs are.
QString door_program() {
  const QString here = QCoreApplication::applicationDirPath();
  for (const char* where : {"/spadille", "/../cli/spadille"})
    if (const QFileInfo program(here + where); program.isExecutable())
      return program.canonicalFilePath();
  return QStandardPaths::findExecutable("spadille");
}

QJsonObject document(const QByteArray& line) { return QJsonDocument::fromJson(line).object(); }

}  // namespace

Phones::Phones(QString book, const Speaker& speaker, QObject* parent)
    : QObject(parent), book_(std::move(book)), speaker_(speaker) {}

Phones::~Phones() {
  for (const auto& process : {door_.get(), asked_.get()}) {
    if (process == nullptr) continue;
    process->disconnect(this);
    process->terminate();
    if (!process->waitForFinished(kPatience)) process->kill();
  }
}

/// One that ends with this one, whatever becomes of it.
std::unique_ptr<QProcess> Phones::program() {
  if (program_.isEmpty()) program_ = door_program();
  auto process = std::make_unique<QProcess>();
  process->setProgram(program_);
  process->setStandardErrorFile(QProcess::nullDevice());
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): the system has no other call for it
  process->setChildProcessModifier([] { prctl(PR_SET_PDEATHSIG, SIGTERM); });
  connect(process.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
    if (error != QProcess::FailedToStart) return;
    known_ = true;
    problem_ = speaker_.said("table.phones.no_program");
    emit changed();
  });
  return process;
}

void Phones::look() {
  if (asked_ && asked_->state() != QProcess::NotRunning) return;
  asked_ = program();
  asked_->setArguments({"serve", "--networks", "--json"});
  connect(asked_.get(), &QProcess::stateChanged, this, [this](QProcess::ProcessState state) {
    if (state != QProcess::NotRunning) return;
    networks_ = document(asked_->readLine())["networks"].toArray().toVariantList();
    known_ = true;
    emit changed();
  });
  asked_->start();
}

void Phones::open(const QString& network) {
  network_ = network;
  begin({});
}

void Phones::renew() {
  close();
  begin({"--new-code"});
}

void Phones::begin(const QStringList& more) {
  if (runs() || network_.isEmpty()) return;
  problem_.clear();
  door_ = program();
  door_->setArguments(QStringList{"serve", "--json", "--lang", speaker_.language(), "--db", book_,
                                  "--on", network_} +
                      more);
  connect(door_.get(), &QProcess::readyReadStandardOutput, this, &Phones::hear);
  connect(door_.get(), &QProcess::stateChanged, this, [this](QProcess::ProcessState state) {
    if (state == QProcess::NotRunning) ended();
  });
  door_->start();
  emit changed();
}

void Phones::close() {
  if (!runs()) return;
  door_->terminate();
  if (door_->waitForFinished(kPatience)) return;
  door_->kill();
  door_->waitForFinished(kPatience);
}

void Phones::hear() {
  while (door_->canReadLine()) take(document(door_->readLine()));
}

void Phones::take(const QJsonObject& told) {
  const QString format = told["format"].toString();
  if (format == "spadille/served") {
    address_ = told["address"].toString();
    wifi_ = told["wifi"].toObject().toVariantMap();
  }
  if (format == "spadille/phones") seat(told["phones"].toArray());
  if (format == "spadille/refusal") problem_ = told["error"].toString();
  emit changed();
}

void Phones::seat(const QJsonArray& phones) {
  forget();
  for (const auto& each : phones) {
    const QVariantMap phone = each.toObject().toVariantMap();
    if (phone["watching"].toBool()) ++watching_;
    const bool has_part =
        phone.contains("name") || phone.contains("wants") || phone.contains("role");
    (has_part ? seated_ : others_) << phone;
  }
}

void Phones::forget() {
  watching_ = 0;
  seated_.clear();
  others_.clear();
}

void Phones::tell(const QByteArray& what, int phone) {
  if (runs()) door_->write(what + ' ' + QByteArray::number(phone) + '\n');
}

QVariantList Phones::calls() const {
  QVariantList all;
  for (const QVariant& phone : seated_)
    if (phone.toMap()["calls"].toBool()) all << phone;
  return all;
}

void Phones::agree(int phone) { tell("agree", phone); }
void Phones::heard(int phone) { tell("heard", phone); }
void Phones::remove(int phone) { tell("remove", phone); }
void Phones::give(int phone, const QString& role) { tell(role.toUtf8(), phone); }

void Phones::ended() {
  address_.clear();
  wifi_.clear();
  forget();
  emit changed();
}

}  // namespace spadille::table
