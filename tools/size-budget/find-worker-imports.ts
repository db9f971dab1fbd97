import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the names of worker entry files in the build: `sync-worker-WtCu17BR.js`. */
const FIRST_FILE = /[.-]worker-[\w-]{8}\.js$/;

const IMPORT = /\b(?:from|import)\s*\(?\s*["'`]\.\/([\w.-]+)["'`]/g;

/**
 * Returns a description of each import of a worker's entry file in the built files. Such imports are unnecessary, and
 * Chromium's renderer sometimes crashes when a worker loads a module that imports the worker's entry file
 * (tools/browser-kill/results.md).
 */
export function findWorkerImports(assets: string): readonly string[] {
  const files = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return files.flatMap((file) => {
    const imported = [...readFileSync(join(assets, file), 'utf8').matchAll(IMPORT)].map(([, name]) => name!);
    const workers = [...new Set(imported)].filter((name) => FIRST_FILE.test(name));
    return workers.map((worker) => `${file} imports ${worker}, the entry file of a worker`);
  });
}
