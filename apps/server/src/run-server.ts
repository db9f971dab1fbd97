import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { exitWithReason } from './cannot-start.ts';
import { readConfig } from './config.ts';
import { describeFilesConfig } from './files/files-config.ts';
import { createLogger } from './http/create-logger.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { openWorkspace } from './workspace/open-workspace.ts';

const webRoot = resolve(import.meta.dirname, '../../web/dist');
const STOP_TIMEOUT_MS = 30_000;

/**
 * Starts the server with the settings in the environment, and prints its URL. Ends the process if the server can't
 * start, if the database ends, and after a termination signal.
 *
 * @param pagesReady resolves when the web app is built; the server starts to listen then, and prepares everything else
 * before
 */
export async function runServer({ pagesReady }: { readonly pagesReady?: Promise<void> } = {}): Promise<void> {
  const config = readConfigOrExit();
  const logger = createLogger(config.logLevel);
  const server = await startServer(config, {
    logger,
    webRoot: existsSync(webRoot) ? webRoot : undefined,
    pagesReady,
    openWorkspace,
  }).catch(exitWithReason);

  server.unexpectedDatabaseEnd.then((reason) => {
    process.stderr.write(`\n  Tideform is stopping: ${reason}\n\n`);
    process.exit(1);
  });
  stopOnSignal(server, (error) => logger.error({ err: error }, 'Stopping failed'));

  const lines = [
    `Tideform is ready at ${server.publicUrl}`,
    '',
    ...server.signInHint,
    ...(server.signInHint.length > 0 ? [''] : []),
    `Data is stored in PostgreSQL ${server.databaseVersion}, ${config.database.url ? 'the database of DATABASE_URL' : `in ${config.dataDir}`}; files in ${describeFilesConfig(config.files)}`,
    'Press Ctrl+C to stop.',
  ];
  console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`);

  // Sign-in works only if the public URL reaches this server, so the URL is checked once after startup.
  if (config.publicUrl !== undefined) {
    for (const line of await server.checkUrl()) console.log(`  NOTE: ${line}\n`);
  }
}

function readConfigOrExit() {
  try {
    return readConfig();
  } catch (error) {
    return exitWithReason(error);
  }
}

function stopOnSignal(server: RunningServer, report: (error: unknown) => void): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal stops immediately.
      if (isStopping) process.exit(1);
      isStopping = true;
      // Interrupted uploads can be continued at another process.
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          report(error);
          process.exit(1);
        },
      );
    });
  }
}
