// Starts the product like apps/server/src/main.ts, and stops at a failpoint that is set over the process channel.
import './watch-statements.ts';
import '../../main.ts';
