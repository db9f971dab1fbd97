import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  /** Manifest names of chunks that are loaded with this one. */
  readonly imports?: readonly string[];
  /** Of those that it loads later. */
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export const dist = join(import.meta.dirname, '../../apps/web/dist');

/** The built files that a person downloads for these entries, relative to `dist`: what is imported eagerly, and its words. */
export function pageFiles(entries: readonly string[]): ReadonlySet<string> {
  // Each page has a build of its own.
  const name = entries.includes('public.html') ? 'public-manifest' : 'manifest';
  const manifest = JSON.parse(readFileSync(join(dist, `.vite/${name}.json`), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const seen = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const style of chunk.css ?? []) seen.add(style);
    for (const imported of chunk.imports ?? []) add(imported);
    // Code waits for its words, in one language.
    const words = chunk.dynamicImports?.filter((later) => /^messages(-\w+)*-en$/.test(manifest[later]?.name ?? ''));
    for (const one of words ?? []) add(one);
  };
  for (const entry of entries) add(entry);
  return seen;
}
