// Starts the product like apps/server/src/main.ts. Kills the process at a failpoint that the test sets over the process
// channel.
import './watch-statements.ts';
import '../../main.ts';
