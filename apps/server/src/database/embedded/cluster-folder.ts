import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NativeFolder } from './native-binaries.ts';
import type { ServerAccount } from './server-account.ts';

/** Where the embedded PostgreSQL keeps its things. */
export interface ClusterFolder {
  /** `{dataDir}/postgres`, owned by the server account. */
  readonly path: string;
  readonly password: string;
  readonly logPath: string;
}

/** Name of the account that owns everything in the embedded cluster. */
export const SUPERUSER = 'tideform';

/**
 * The way in which a data folder is told to PostgreSQL's programs, which start inside it. On Linux they find it through
 * their own process entry, so that they need not be allowed to walk there: it may lie below a folder of mode 0700 of
 * somebody else.
 */
export function nameOfDataFolder(path: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : path;
}

/**
 * Makes the cluster's folder on first use, and reads its password. A first start that was killed midway leaves nothing that
 * a second one would take for a cluster.
 *
 * @throws when the folder was written by another major version of PostgreSQL, or its password file is missing
 */
export async function openClusterFolder(
  dataDir: string,
  binaries: NativeFolder,
  account: ServerAccount | undefined,
): Promise<ClusterFolder> {
  const path = join(dataDir, 'postgres');
  const passwordPath = join(dataDir, 'postgres.password');
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(path)) await createCluster(path, passwordPath, binaries, account);
  await checkVersion(path, binaries);
  const password = (await readFile(passwordPath, 'utf8')).trim();
  return { path, password, logPath: join(dataDir, 'postgres.log') };
}

async function createCluster(
  path: string,
  passwordPath: string,
  binaries: NativeFolder,
  account: ServerAccount | undefined,
): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const draft = `${path}.${randomUUID()}`;
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  try {
    await runInitdb(draft, password, binaries, account);
    await writeFile(passwordPath, password, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function runInitdb(
  folder: string,
  password: string,
  binaries: NativeFolder,
  account: ServerAccount | undefined,
): Promise<void> {
  const secret = await mkdtemp(join(tmpdir(), 'tideform-initdb-'));
  const secretPath = join(secret, 'password');
  try {
    await writeFile(secretPath, password, { mode: 0o600 });
    if (account) {
      await chown(secret, account.uid, account.gid);
      await chown(secretPath, account.uid, account.gid);
    }
    const options = [
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ];
    const run = spawnSync(
      join(binaries, 'bin', 'initdb'),
      ['-D', nameOfDataFolder(folder), `--username=${SUPERUSER}`, `--pwfile=${secretPath}`, '--no-locale', ...options],
      { ...account, cwd: folder, encoding: 'utf8', env: {} },
    );
    if (run.status !== 0) throw new Error(`initdb failed: ${run.error?.message ?? run.stderr}`, { cause: run.error });
  } finally {
    await rm(secret, { recursive: true, force: true });
  }
}

async function checkVersion(path: string, binaries: NativeFolder): Promise<void> {
  const written = (await readFile(join(path, 'PG_VERSION'), 'utf8')).trim();
  const run = spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' });
  const ours = /\d+/.exec(run.stdout)?.[0];
  if (written !== ours) throw new Error(`${path} was written by PostgreSQL ${written}; this is PostgreSQL ${ours}`);
}
