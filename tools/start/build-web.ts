import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const stamp = join(root, 'apps/web/dist/.built');

/** Builds the web app unless the last build is newer than every source it is made of. */
export function buildWeb(): void {
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newestSourceMs()) return;
  const build = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--config'];
  // The second is built into the first one's folder.
  runInWeb(...build, 'vite.config.ts');
  runInWeb(...build, 'vite.public.config.ts');
  runInWeb('build/compress.ts');
  writeFileSync(stamp, '');
}

function runInWeb(...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, args, { cwd: join(root, 'apps/web'), stdio: 'inherit' });
  if (status !== 0) throw new Error('The web app could not be built.');
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
