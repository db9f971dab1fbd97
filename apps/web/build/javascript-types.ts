import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** JavaScript version that authors can use in their code. */
const version = 'es2023';

/**
 * Returns the type declarations of JavaScript's standard library as one text, without comments and DOM types. `Intl`
 * has only its basic types, because the sandbox lacks it.
 */
export function readJavascriptTypes(): string {
  const included = new Set<string>();
  const parts: string[] = [];
  const visit = (name: string) => {
    if (included.has(name) || name.endsWith('.intl')) return;
    included.add(name);
    const text = readFileSync(require.resolve(`@typescript/old/lib/lib.${name}.d.ts`), 'utf8');
    for (const [, other] of text.matchAll(/\/\/\/ <reference lib="([^"]+)" \/>/g)) visit(other!);
    parts.push(text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/\n\s*\n+/g, '\n'));
  };
  visit(version);
  return parts.join('\n');
}

/** Provides the module `virtual:javascript-types`. Its default export is the text of `readJavascriptTypes`. */
export function javascriptTypes(): Plugin {
  const id = 'virtual:javascript-types';
  return {
    name: 'javascript-types',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (asked) => (asked === `\0${id}` ? `export default ${JSON.stringify(readJavascriptTypes())};` : undefined),
  };
}
