import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const stamp = join(root, 'apps/web/dist/.built');

/** Builds the web app unless the last build is newer than every source it is made of. */
export function buildWeb(): void {
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newestSourceMs()) return;
  const build = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--config'];
  console.log('Building the web app, which takes half a minute or so:');
  // The second is built into the first one's folder.
  runInWeb('the app', ...build, 'vite.config.ts');
  runInWeb('the page of shared forms', ...build, 'vite.public.config.ts');
  runInWeb('compressed files', 'build/compress.ts');
  writeFileSync(stamp, '');
}

/** What a builder has to say is for those who look why it failed. */
function runInWeb(what: string, ...args: readonly string[]): void {
  const from = performance.now();
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    cwd: join(root, 'apps/web'),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
    throw new Error('The web app could not be built.', { cause: error });
  }
  console.log(`  ${what}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
}

function newestSourceMs(): number {
  const roots = ['apps/web', 'packages'].map((folder) => join(root, folder));
  return Math.max(statSync(join(root, 'package-lock.json')).mtimeMs, ...roots.map(newestBelow));
}

function newestBelow(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestBelow(path) : statSync(path).mtimeMs);
  }
  return newest;
}
