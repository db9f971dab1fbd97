import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Violation } from './check-imports.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'peers', 'results', 'shots']);

/** `packages/sync/src`, as it stands in a text; not a part of a longer path or of an address. */
const FROM_ROOT = /(?<![\w/.@-])(?:packages|apps|tools|e2e|bench|docs)\/[\w./-]+/g;
const OWN_SOURCE = /`(src\/[\w./-]+)`/g;
const OWNER = /(?:packages|apps)\/[\w-]+/;
const LINK = /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g;

/** A place to be filled in by the reader of a guide. */
const PLACEHOLDER = /NNN/;

/** Finds paths in our documents that are not there any more, and links that lead nowhere. */
export function checkDocPaths(root: string): readonly Violation[] {
  return documentsIn(root, '.').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const folder = posix.dirname(file);
    const named = [
      ...[...text.matchAll(FROM_ROOT)].map(([path]) => path),
      ...text.split('\n').flatMap((line) => sourcesNamed(line, folder)),
      ...[...text.matchAll(LINK)].map(([, path]) => posix.join(folder, path!)),
    ].map((path) => path.replace(/[.,/]+$/, ''));
    return [...new Set(named)]
      .filter((path) => !PLACEHOLDER.test(path) && !existsSync(join(root, path)))
      .map((path) => ({ rule: 'documents-name-what-is-there', file, detail: `${path} is not there` }));
  });
}

/** `src/…` lies in the package that the line names, or else in that of the document. */
function sourcesNamed(line: string, folder: string): readonly string[] {
  const owner = OWNER.exec(line)?.[0] ?? OWNER.exec(folder)?.[0];
  return owner ? [...line.matchAll(OWN_SOURCE)].map(([, path]) => posix.join(owner, path!)) : [];
}

function documentsIn(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : documentsIn(root, path);
    }
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
