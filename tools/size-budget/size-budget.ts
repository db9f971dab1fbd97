// `npm run size`: what each page downloads, beside its budget. Fails when one is over.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '../start/build-web.ts';
import { budgets } from './budgets.ts';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  /** Manifest names of chunks that are loaded with this one. */
  readonly imports?: readonly string[];
  /** Of those that it loads later. */
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

const dist = join(import.meta.dirname, '../../apps/web/dist');
buildWeb();
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;

function filesOf(name: string, seen: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has no ${name}`);
  if (seen.has(chunk.file)) return;
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const imported of chunk.imports ?? []) filesOf(imported, seen);
  // Code waits for its words, in one language.
  const words = chunk.dynamicImports?.filter((later) => /^words(-\w+)*-en$/.test(manifest[later]?.name ?? ''));
  for (const one of words ?? []) filesOf(one, seen);
}

let over = 0;
for (const budget of budgets) {
  const files = new Set<string>();
  for (const entry of budget.entries) filesOf(entry, files);
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
    0,
  );
  const isOver = bytes / 1000 > budget.limitKb;
  if (isOver) over += 1;
  console.log(
    `${isOver ? 'OVER  ' : 'ok    '} ${budget.name}: ${(bytes / 1000).toFixed(0)} kB gzip of ${budget.limitKb} (${files.size} files)`,
  );
}
process.exit(over === 0 ? 0 : 1);
