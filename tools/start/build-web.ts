import { spawn } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { limitFactor } from '../../e2e/machine-speed.ts';

const root = join(import.meta.dirname, '..', '..');
/** Marker file, written after a build: if it is newer than every source, the built pages are up to date. */
const builtStamp = join(root, 'apps/web/dist/.built');
/** Marker file, written after compressing: if it is newer than the built pages, the compressed files are up to date. */
const compressedStamp = join(root, 'apps/web/dist/.compressed');

/**
 * The pages with their usual build times, in build order: the second page is written into the output folder of the
 * first.
 */
const pages = [
  { what: 'the app', config: 'vite.config.ts', usualSeconds: 20 },
  { what: 'the page of shared forms', config: 'vite.public.config.ts', usualSeconds: 10 },
] as const;

/** Builds the web app with its compressed files, unless the last build is newer than every source. */
export async function buildWeb(): Promise<void> {
  await buildPages();
  if (!isCompressed()) await compressFiles(false);
}

/** Builds all files that the server needs to serve pages, except the compressed ones. */
export async function buildPages(): Promise<void> {
  if (mtimeMs(builtStamp) > newestSourceMs()) return;
  const expected = pages.reduce((sum, { usualSeconds }) => sum + usualSeconds, 0) * limitFactor;
  console.log(`Building the web app, which takes about ${Math.ceil(expected / 10) * 10} s:`);
  const from = performance.now();
  for (const [index, { what, config }] of pages.entries()) {
    await runInWeb([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--config', config]);
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    console.log(`  ${index + 1} of ${pages.length} done after ${seconds} s: ${what}`);
  }
  writeFileSync(builtStamp, '');
}

/**
 * Compresses the files of the pages at the lowest priority, while the server sends them uncompressed. If that fails,
 * the server continues without compressed files, and the next start tries again.
 */
export function compressInBackground(): void {
  if (!isCompressed()) compressFiles(true).catch((error: unknown) => console.error(error));
}

const isCompressed = (): boolean => mtimeMs(compressedStamp) >= mtimeMs(builtStamp);

async function compressFiles(isInBackground: boolean): Promise<void> {
  const isDone = await runInWeb(['build/finish.ts'], isInBackground);
  if (isDone) writeFileSync(compressedStamp, '');
}

/**
 * Runs a script in the folder of the web app. Prints its output only if it fails. Stops it when this process exits.
 *
 * @returns false for a background script that was stopped by a signal, as when the server stops
 */
async function runInWeb(args: readonly string[], isInBackground = false): Promise<boolean> {
  const child = spawn(process.execPath, [...args], { cwd: join(root, 'apps/web'), stdio: ['ignore', 'pipe', 'pipe'] });
  if (isInBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const end = () => child.kill();
  process.once('exit', end);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  process.off('exit', end);
  if (code === 0) return true;
  if (code === null && isInBackground) return false;
  process.stderr.write(Buffer.concat(output));
  throw new Error(`The web app could not be built: ${args.join(' ')}`);
}

/** Returns the modification time of a file in milliseconds; 0 if the file doesn't exist. */
const mtimeMs = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestSourceMs(): number {
  const roots = ['apps/web', 'packages', 'vendor'].map((folder) => join(root, folder));
  return Math.max(mtimeMs(join(root, 'package-lock.json')), ...roots.map(findNewestMs));
}

function findNewestMs(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? findNewestMs(path) : mtimeMs(path));
  }
  return newest;
}
