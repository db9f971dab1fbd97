import { spawn } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { limitFactor } from '../../e2e/machine-speed.ts';

const root = join(import.meta.dirname, '..', '..');
/** Newer than every source when the pages are built. */
const builtStamp = join(root, 'apps/web/dist/.built');
/** Newer than the pages when their files are compressed. */
const compressedStamp = join(root, 'apps/web/dist/.compressed');

/** In the order in which they are built: the second goes into the folder of the first. With the seconds that each usually takes. */
const pages = [
  { what: 'the app', config: 'vite.config.ts', usualSeconds: 20 },
  { what: 'the page of shared forms', config: 'vite.public.config.ts', usualSeconds: 10 },
] as const;

/** Builds the web app with its compressed files, unless the last build is newer than every source. */
export async function buildWeb(): Promise<void> {
  await buildPages();
  if (!isCompressed()) await compressFiles(false);
}

/** Builds what the server needs to serve pages: everything but the compressed files. */
export async function buildPages(): Promise<void> {
  if (mtimeMs(builtStamp) > newestSourceMs()) return;
  const expected = pages.reduce((sum, { usualSeconds }) => sum + usualSeconds, 0) * limitFactor;
  console.log(`Building the web app, about ${Math.ceil(expected / 10) * 10} s:`);
  const from = performance.now();
  for (const [index, { what, config }] of pages.entries()) {
    await runInWeb([join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--config', config]);
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    console.log(`  ${index + 1} of ${pages.length} done, ${what}: after ${seconds} s`);
  }
  writeFileSync(builtStamp, '');
}

/**
 * Compresses the files of the pages at the lowest priority, while the server sends them as they are. If that fails, the server
 * goes on without compressed files, and the next start tries again.
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
 * Runs a script in the folder of the web app. Its output is shown only if it fails. It ends with this process.
 *
 * @returns false for a script in the background that a signal has ended: whoever stops the server stops it, too
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

/** @returns 0 for a file that does not exist */
const mtimeMs = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestSourceMs(): number {
  const roots = ['apps/web', 'packages', 'vendor'].map((folder) => join(root, folder));
  return Math.max(mtimeMs(join(root, 'package-lock.json')), ...roots.map(newestBelow));
}

function newestBelow(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestBelow(path) : mtimeMs(path));
  }
  return newest;
}
