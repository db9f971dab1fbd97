import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

interface LockedPackage {
  readonly dev?: boolean;
  readonly link?: boolean;
}

interface InstalledLock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** npm's list of installed packages, which npm writes last. */
const installedLock = 'node_modules/.package-lock.json';

/**
 * Installs the packages of `from` in the checkout `to`, as hard links if both are on the same disk. The result equals
 * `npm ci` with the same lock file.
 *
 * @param withDev false leaves out the packages that only tests and tools need, as `--omit=dev` does
 */
export function linkPackages(from: string, to: string, withDev: boolean): void {
  const lock = JSON.parse(readFileSync(join(from, installedLock), 'utf8')) as InstalledLock;
  const packages = Object.entries(lock.packages).filter(([, { dev }]) => withDev || !dev);
  for (const [path, { link }] of packages) {
    if (!path.includes('node_modules/')) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    if (link) symlinkSync(readlinkSync(join(from, path)), join(to, path));
    else linkFolder(join(from, path), join(to, path), true);
  }
  linkCommands(join(from, 'node_modules/.bin'), join(to, 'node_modules/.bin'));
  writeFileSync(join(to, installedLock), JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }));
}

/**
 * Links a package without the packages in its `node_modules`, which the lock file lists separately; a folder named
 * `node_modules` deeper in the package is part of the package.
 */
function linkFolder(from: string, to: string, isPackage: boolean): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkFile(source, target);
    else if (!isPackage || entry.name !== 'node_modules') linkFolder(source, target, false);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(from, to);
  }
}

/** Links the commands of the packages that are installed. */
function linkCommands(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!lstatSync(join(from, name)).isSymbolicLink()) continue;
    const target = readlinkSync(join(from, name));
    if (existsSync(join(to, target))) symlinkSync(target, join(to, name));
  }
}
