import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const stamp = join(root, 'apps/web/dist/.built');

/** Builds the web app unless the last build is newer than every source it is made of. */
export function buildWeb(): void {
  if (existsSync(stamp) && statSync(stamp).mtimeMs > newestSourceMs()) return;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // The second is built into the first one's folder.
  for (const config of ['vite.config.ts', 'vite.public.config.ts']) {
    const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--config', config], {
      cwd: join(root, 'apps/web'),
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The web app could not be built.');
  }
  writeFileSync(stamp, '');
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
