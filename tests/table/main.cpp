// The pages of the table app, tapped and typed as people would.
#include <QtQuickTest>

#include "tests/table/setup.h"

using spadille::tests::TableSetup;
QUICK_TEST_MAIN_WITH_SETUP(table, TableSetup)
