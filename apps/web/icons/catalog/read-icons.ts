import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Contents of the two JSON files that the icon picker uses: one for searching, one for showing icons. */
export interface CatalogFiles {
  /** JSON of `[name, [tag, …]][]`. Aliases count as tags. */
  readonly names: string;
  /** JSON of `{ name: path }`. A path is the `d` attribute of an icon's only path, in a view box of 24 × 24. */
  readonly paths: string;
}

interface Entry {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
}

const require = createRequire(import.meta.url);

const drawing = /^<svg [^>]*viewBox="0 0 24 24"[^>]*><path d="([^"]+)" ?\/><\/svg>\s*$/;

/**
 * Reads all icons of the package `@mdi/svg`.
 * @throws Error if an icon has more than one path, because the icon picker couldn't store it
 */
export function readIcons(): CatalogFiles {
  const meta = require.resolve('@mdi/svg/meta.json');
  const entries = JSON.parse(readFileSync(meta, 'utf8')) as readonly Entry[];
  const pathOf = (name: string): string => {
    const path = drawing.exec(readFileSync(join(dirname(meta), 'svg', `${name}.svg`), 'utf8'))?.[1];
    if (!path) throw new Error(`The icon ${name} must be a single path in a 24 × 24 view box.`);
    return path;
  };
  const tagsOf = ({ aliases, tags }: Entry) => [...aliases, ...tags].map((tag) => tag.toLowerCase());
  return {
    names: JSON.stringify(entries.map((entry) => [entry.name, tagsOf(entry)])),
    paths: JSON.stringify(Object.fromEntries(entries.map(({ name }) => [name, pathOf(name)]))),
  };
}
