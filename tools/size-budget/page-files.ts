import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  /** Manifest names of the chunks that are loaded together with this chunk. */
  readonly imports?: readonly string[];
  /** Manifest names of the chunks that this chunk loads lazily. */
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

export const dist = join(import.meta.dirname, '../../apps/web/dist');

/**
 * Returns the built files that are downloaded for these entries, relative to `dist`: everything imported eagerly, and
 * the English messages.
 */
export function listPageFiles(entries: readonly string[]): ReadonlySet<string> {
  // Each page has a separate build.
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
    // Code waits until its messages in one language are loaded, so English counts too.
    const messageChunks = chunk.dynamicImports?.filter((later) =>
      /^messages(-\w+)*-en$/.test(manifest[later]?.name ?? ''),
    );
    for (const one of messageChunks ?? []) add(one);
  };
  for (const entry of entries) add(entry);
  return seen;
}
