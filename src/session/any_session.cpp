#include "session/any_session.h"

namespace spadille {

template class AnyOf<Session>;

}  // namespace spadille
