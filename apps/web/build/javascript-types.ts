import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** The language that authors' code is written in. */
const newest = 'es2023';

/**
 * What TypeScript knows of JavaScript itself, in one text: without comments and without the page's objects; of `Intl`, which the sandbox lacks, the beginnings alone.
 */
export function readJavascriptTypes(): string {
  const read = new Set<string>();
  const parts: string[] = [];
  const visit = (name: string) => {
    if (read.has(name) || name.endsWith('.intl')) return;
    read.add(name);
    const text = readFileSync(require.resolve(`@typescript/old/lib/lib.${name}.d.ts`), 'utf8');
    for (const [, other] of text.matchAll(/\/\/\/ <reference lib="([^"]+)" \/>/g)) visit(other!);
    parts.push(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\n\s*\n+/g, '\n'));
  };
  visit(newest);
  return parts.join('\n');
}

/** The module `virtual:javascript-types`, whose default export is that text. */
export function javascriptTypes(): Plugin {
  const id = 'virtual:javascript-types';
  return {
    name: 'javascript-types',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(readJavascriptTypes())};` : undefined),
  };
}
