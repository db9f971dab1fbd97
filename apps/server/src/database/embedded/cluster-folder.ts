import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NativeFolder, readMajor } from './native-binaries.ts';
import type { ServerAccount } from './server-account.ts';

/** Data folder of the embedded PostgreSQL. */
export interface ClusterFolder {
  /** `{dataDir}/postgres`, owned by the server account. */
  readonly path: string;
  /** Major version of the PostgreSQL that wrote it. */
  readonly major: number;
  readonly password: string;
  readonly logPath: string;
}

/** Name of the database superuser of the embedded cluster. */
export const SUPERUSER = 'tideform';

/**
 * Returns the path of a data folder for PostgreSQL's programs, and their working directory. On Linux they start inside
 * the folder and find it through their own process entry, so their account needn't be able to reach it: it may be below
 * someone else's folder with mode 0700. Before version 16 they left their working directory while they looked for their
 * own files, so the account has to be able to reach the folder.
 */
export function locateDataFolder(path: string, major: number): { readonly name: string; readonly cwd: string } {
  if (major < 16) return { name: path, cwd: '/' };
  return { name: process.platform === 'linux' ? '/proc/self/cwd' : path, cwd: path };
}

/**
 * Creates the cluster's folder on first use, and reads its password. A first start that was killed midway leaves
 * nothing that a second one would take for a cluster.
 *
 * @throws if the password file is missing
 */
export async function openClusterFolder(
  dataDir: string,
  binaries: NativeFolder,
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
  binaries: NativeFolder,
  account: ServerAccount | undefined,
): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  const draft = await createDraft(path, password, binaries, account);
  try {
    await writeFile(passwordPath, password, { mode: 0o600, flush: true });
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Creates an empty cluster in a folder next to `path`, which the caller renames or deletes. */
export async function createDraft(
  path: string,
  password: string,
  binaries: NativeFolder,
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

/** Returns the path of a complete copy in a newer version, until it replaces the cluster. */
const upgradedPath = (path: string): string => `${path}.upgraded`;

/**
 * Replaces the cluster with its complete copy in a newer version.
 *
 * @returns where the old cluster is kept
 */
export async function replaceCluster({ path, major }: ClusterFolder, draft: string): Promise<string> {
  const usual = `${path}.${major}`;
  const kept = existsSync(usual) ? `${usual}.${randomUUID()}` : usual;
  await rename(draft, upgradedPath(path));
  await rename(path, kept);
  await rename(upgradedPath(path), path);
  return kept;
}

/**
 * Completes or reverts an upgrade that was interrupted while replacing the cluster. A copy is valid only if the old
 * cluster was moved away, since an older release could have written to the old one meanwhile.
 */
async function finishUpgrade(path: string): Promise<void> {
  if (!existsSync(upgradedPath(path))) return;
  if (existsSync(path)) await rm(upgradedPath(path), { recursive: true });
  else await rename(upgradedPath(path), path);
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
    // Version 17 brought a locale of PostgreSQL's own; before, C.UTF-8 of the operating system sorts and compares the
    // same way.
    const major = readMajor(binaries);
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
