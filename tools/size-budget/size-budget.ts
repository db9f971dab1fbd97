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
}

/** English words: those of every screen, and those of the screens among the entries. */
function wordsOf(entries: readonly string[]): readonly string[] {
  const screens = entries.map((entry) => /screens\/(\w+)\//.exec(entry)?.[1]);
  const names = ['words-en', ...screens.map((screen) => `words-${screen}-en`)];
  return Object.keys(manifest).filter((key) => names.includes(manifest[key]?.name ?? ''));
}

let over = 0;
for (const budget of budgets) {
  const files = new Set<string>();
  for (const entry of [...budget.entries, ...wordsOf(budget.entries)]) filesOf(entry, files);
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
