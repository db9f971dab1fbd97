import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As the build names it: `sync-worker-WtCu17BR.js`. */
const FIRST_FILE = /[.-]worker-[\w-]{8}\.js$/;

const IMPORT = /\b(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+)["'`]/g;

/**
 * Built files that import the first file of a worker, in words. What that worker loads later is among them, and ends Chromium's
 * renderer now and then (tools/browser-kill/results.md); nothing has a reason to.
 */
export function importersOfWorkers(assets: string): readonly string[] {
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return files.flatMap((file) => {
    const imported = [...readFileSync(join(assets, file), 'utf8').matchAll(IMPORT)].map(([, name]) => name!);
    const workers = [...new Set(imported)].filter((name) => FIRST_FILE.test(name));
    return workers.map((worker) => `${file} imports ${worker}, the first file of a worker`);
  });
}
