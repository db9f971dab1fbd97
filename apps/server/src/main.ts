import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitWithReason } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { describeFiles } from './files/files-config.ts';
import { createLogger } from './http/create-logger.ts';
import { startServer } from './start-server.ts';
import { openWorkspace } from './workspace/open-workspace.ts';

const config = readOrExit();
const webRoot = resolve(import.meta.dirname, '../../web/dist');
const logger = createLogger(config.logLevel);

const server = await startServer(config, {
  logger,
  webRoot: existsSync(webRoot) ? webRoot : undefined,
  openWorkspace,
}).catch(exitWithReason);

server.databaseGone.then((why) => {
  process.stderr.write(`\n  Tideform stops: ${why}\n\n`);
  process.exit(1);
});

const lines = [
  `Tideform is ready at ${server.publicUrl}`,
  '',
  ...server.signInHint,
  ...(server.signInHint.length > 0 ? [''] : []),
  `Data is kept in ${config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir}, files in ${describeFiles(config.files)}`,
  'Press Ctrl+C to stop.',
];
console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`);

// Where others reach it, the address decides whether anybody can sign in: it is tried out once.
if (config.publicUrl !== undefined) {
  for (const line of await server.checkAddress()) console.log(`  NOTE: ${line}\n`);
}

function readOrExit() {
  try {
    return readConfig();
  } catch (error) {
    return exitWithReason(error);
  }
}

const STOP_LIMIT_MS = 30_000;
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal means: now.
    if (isStopping) process.exit(1);
    isStopping = true;
    // Whoever still uploads then goes on at another process.
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  });
}
