import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BinariesFolder, readMajorVersion } from './native-binaries.ts';
import type { ServerAccount } from './server-account.ts';

/** Data folder of the embedded PostgreSQL cluster. */
export interface ClusterFolder {
  /** `{dataDir}/postgres`, owned by the server account. */
  readonly path: string;
  /** Major version of the PostgreSQL that created the folder. */
  readonly major: number;
  readonly password: string;
  readonly logPath: string;
}

/** Name of the database superuser of the embedded cluster. */
export const SUPERUSER = 'tideform';

/**
 * Returns the path of a data folder for the command line of PostgreSQL's programs, and their working directory. On
 * Linux the programs start inside the folder and find it through `/proc/self/cwd`, so the server account needs no
 * access to the folders above, such as another user's folder with mode 0700. PostgreSQL before version 16 leaves its
 * working directory while it looks for its own files, so the account must be able to reach the folder.
 */
export function locateDataFolder(path: string, major: number): { readonly name: string; readonly cwd: string } {
  if (major < 16) return { name: path, cwd: '/' };
  return { name: process.platform === 'linux' ? '/proc/self/cwd' : path, cwd: path };
}

/**
 * Creates the cluster's folder on first use, and reads its password. The folder gets its name only when it is complete,
 * so a first start that was killed midway doesn't leave an incomplete cluster.
 *
 * @throws if the password file is missing
 */
export async function openClusterFolder(
  dataDir: string,
  binaries: BinariesFolder,
  account: ServerAccount | undefined,
): Promise<ClusterFolder> {
  const path = join(dataDir, 'postgres');
  const passwordPath = join(dataDir, 'postgres.password');
  await mkdir(dataDir, { recursive: true });
  await finishUpgrade(path);
  if (!existsSync(path)) await createCluster(path, passwordPath, binaries, account);
  const password = (await readFile(passwordPath, 'utf8')).trim();
  const major = Number.parseInt(await readFile(join(path, 'PG_VERSION'), 'utf8'), 10);
  return { path, major, password, logPath: join(dataDir, 'postgres.log') };
}

async function createCluster(
  path: string,
  passwordPath: string,
  binaries: BinariesFolder,
  account: ServerAccount | undefined,
): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const draft = await createDraftCluster(path, password, binaries, account);
  try {
    await writeFile(passwordPath, password, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Creates an empty cluster in a folder next to `path`, which the caller renames or deletes. */
export async function createDraftCluster(
  path: string,
  password: string,
  binaries: BinariesFolder,
  account: ServerAccount | undefined,
): Promise<string> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  try {
    await runInitdb(draft, password, binaries, account);
    return draft;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the path of the complete, upgraded copy of a cluster until the copy replaces the cluster at `path`. */
const getUpgradedPath = (path: string): string => `${path}.upgraded`;

/**
 * Replaces the cluster with its complete copy in a newer major version.
 *
 * @returns the path at which the old cluster is kept
 */
export async function replaceCluster({ path, major }: ClusterFolder, draft: string): Promise<string> {
  const usual = `${path}.${major}`;
  const backupPath = existsSync(usual) ? `${usual}.${randomUUID()}` : usual;
  await rename(draft, getUpgradedPath(path));
  await rename(path, backupPath);
  await rename(getUpgradedPath(path), path);
  return backupPath;
}

/**
 * Completes or reverts an upgrade that was interrupted while the cluster was being replaced. The upgraded copy is used
 * only if the old cluster was already moved away; otherwise an older release may have written to the old cluster
 * meanwhile.
 */
async function finishUpgrade(path: string): Promise<void> {
  if (!existsSync(getUpgradedPath(path))) return;
  if (existsSync(path)) await rm(getUpgradedPath(path), { recursive: true });
  else await rename(getUpgradedPath(path), path);
}

async function runInitdb(
  folder: string,
  password: string,
  binaries: BinariesFolder,
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
    // PostgreSQL 17 introduced a built-in locale. For older versions, C.UTF-8 of the operating system sorts and
    // compares in the same way.
    const major = readMajorVersion(binaries);
    const locale =
      major < 17 ? ['--locale=C.UTF-8'] : ['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const options = ['--auth=scram-sha-256', '--encoding=UTF8', ...locale];
    const { name, cwd } = locateDataFolder(folder, major);
    const run = spawnSync(
      join(binaries, 'bin', 'initdb'),
      ['-D', name, `--username=${SUPERUSER}`, `--pwfile=${secretPath}`, ...options],
      { ...account, cwd, encoding: 'utf8', env: {} },
    );
    if (run.status !== 0) throw new Error(`initdb failed: ${run.error?.message ?? run.stderr}`, { cause: run.error });
  } finally {
    await rm(secret, { recursive: true, force: true });
  }
}
