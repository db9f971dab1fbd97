import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findWorkerImports } from './find-worker-imports.ts';

function createAssetsFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  return folder;
}

it("finds static and dynamic imports of a worker's entry file", () => {
  const assets = createAssetsFolder({
    'pdf-worker-D1PeQ8IT.js': 'import(`./messages-en-CeQ-ZaRe.js`)',
    'messages-en-CeQ-ZaRe.js': 'import{t as e}from"./pdf-worker-D1PeQ8IT.js";',
    'module-ES6BEMUI-B0bJY1on.js': 'export{t}from"./script-sandbox-worker-BstGpiyj.js";',
    'later-AAAAAAAA.js': 'const a=()=>import("./pdf.worker-CQQcCew4.js");',
  });
  expect(findWorkerImports(assets).toSorted()).toEqual([
    'later-AAAAAAAA.js imports pdf.worker-CQQcCew4.js, the entry file of a worker',
    'messages-en-CeQ-ZaRe.js imports pdf-worker-D1PeQ8IT.js, the entry file of a worker',
    'module-ES6BEMUI-B0bJY1on.js imports script-sandbox-worker-BstGpiyj.js, the entry file of a worker',
  ]);
});

it('allows the entry file of a worker to import other files, and a page to start a worker', () => {
  const assets = createAssetsFolder({
    'sync-worker-WtCu17BR.js': 'import"./worker-start-WtCu17BR.js";',
    'messages-en-CeQ-ZaRe.js': 'import{t as e}from"./worker-start-WtCu17BR.js";',
    'start-BBBBBBBB.js': 'new Worker(new URL("/assets/sync-worker-WtCu17BR.js",import.meta.url),{type:"module"})',
  });
  expect(findWorkerImports(assets)).toEqual([]);
});
