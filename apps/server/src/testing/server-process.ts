import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The whole server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  /** Asks it to stop; answers its exit code. */
  stop(): Promise<number | null>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
}

/** Starts the server on a database and a free port. */
export async function startServerProcess(databaseUrl: string): Promise<ServerProcess> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  let child = await launch(port, databaseUrl);
  return {
    origin,
    async kill() {
      child.kill('SIGKILL');
      await exitOf(child);
    },
    stop() {
      child.kill('SIGTERM');
      return exitOf(child);
    },
    async start() {
      child = await launch(port, databaseUrl);
    },
  };
}

function launch(port: number, databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Press Ctrl+C')) resolve(child);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} and printed:\n${printed}`)));
  });
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code)));
}

/** A port that nobody listens on now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
