import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createSignInClient, DEMO_PASSWORD, findAnyFreePort, people, serverEntries } from '@tideform/server/testing';
import { openPool, startEmbeddedPostgres } from '@tideform/server/testing/worlds';

export type Server = Awaited<ReturnType<typeof startBenchServer>>;

/**
 * Starts the server in a separate process with its own data folder and the embedded PostgreSQL, and connects to both.
 */
export async function startBenchServer(dataDir: string) {
  const port = await findAnyFreePort();
  const child = spawn(process.execPath, [serverEntries.product], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'empty', PUBLIC_URL: '', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await waitUntilReady(createInterface(child.stdout));
  const postgres = await startEmbeddedPostgres({ dataDir });
  const database = openPool(postgres.connectionString, 2);
  const origin = `http://localhost:${port}`;
  return {
    baseUrl: `${origin}/v1.0`,
    database,
    /** Returns a real access token of a demo user. */
    signIn: (who: keyof typeof people) => signIn(origin, people[who].person.userPrincipalName),
    /** Returns the memory of the server's process in MB: current and peak. */
    memory: () => ({ rss: readStatus(child.pid!, 'VmRSS'), peak: readStatus(child.pid!, 'VmHWM') }),
    /** Returns the processor time in milliseconds that the server and PostgreSQL have used so far. */
    cpuMs: () =>
      [child.pid!, postgres.pid, ...listChildProcesses(postgres.pid)].reduce((sum, pid) => sum + cpuOf(pid), 0),
    async close() {
      await database.destroy();
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
      await postgres.close();
    },
  };
}

async function waitUntilReady(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) if (line.includes('Press Ctrl+C')) return;
  throw new Error('The server did not start');
}

async function signIn(origin: string, account: string): Promise<string> {
  const tokens = await createSignInClient(origin).signIn(account, DEMO_PASSWORD);
  return tokens.access_token;
}

/** Returns a memory value of a process in MB; 0 on systems without /proc. */
function readStatus(pid: number, name: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(text)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Returns the processor time in milliseconds of a process and its ended children; ticks are 10 ms. */
function cpuOf(pid: number): number {
  const [, ...ticks] = statOf(pid);
  return ticks.reduce((sum, some) => sum + some, 0) * 10;
}

function listChildProcesses(parent: number): number[] {
  try {
    const pids = readdirSync('/proc').map(Number).filter(Boolean);
    return pids.filter((pid) => statOf(pid)[0] === parent);
  } catch {
    return [];
  }
}

/** Returns the parent's process ID, then the processor ticks of the process and of its ended children. */
function statOf(pid: number): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
  } catch {
    return [];
  }
}
