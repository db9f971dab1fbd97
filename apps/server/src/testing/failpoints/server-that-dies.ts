// The product as apps/server/src/main.ts starts it, which ends itself at a statement that it is told of over the process channel.
import './watch-statements.ts';
import '../../main.ts';
