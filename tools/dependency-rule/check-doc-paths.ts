import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Violation } from './check-imports.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'peers', 'results', 'shots']);

/** Matches `packages/sync/src` in text, but not as part of a longer path or a URL. */
const FROM_ROOT = /(?<![\w/.@-])(?:packages|apps|tools|e2e|bench|docs)\/[\w./-]+/g;
const OWN_SOURCE = /`(src\/[\w./-]+)`/g;
const OWNER = /(?:packages|apps)\/[\w-]+/;
const LINK = /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g;

/** Matches a placeholder that readers of a guide replace. */
const PLACEHOLDER = /NNN/;

/** Finds paths and links in Markdown documents that point to missing files. */
export function checkDocPaths(root: string): readonly Violation[] {
  return listDocuments(root, '.').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const folder = posix.dirname(file);
    const paths = [
      ...[...text.matchAll(FROM_ROOT)].map(([path]) => path),
      ...text.split('\n').flatMap((line) => listSourcePaths(line, folder)),
      ...[...text.matchAll(LINK)].map(([, path]) => posix.join(folder, path!)),
    ].map((path) => path.replace(/[.,/]+$/, ''));
    return [...new Set(paths)]
      .filter((path) => !PLACEHOLDER.test(path) && !existsSync(join(root, path)))
      .map((path) => ({ rule: 'documents-name-what-is-there', file, detail: `${path} does not exist` }));
  });
}

/**
 * Resolves `src/…` paths in a line of text, within the package that the line names or else the document's own package.
 */
function listSourcePaths(line: string, folder: string): readonly string[] {
  const owner = OWNER.exec(line)?.[0] ?? OWNER.exec(folder)?.[0];
  return owner ? [...line.matchAll(OWN_SOURCE)].map(([, path]) => posix.join(owner, path!)) : [];
}

function listDocuments(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : listDocuments(root, path);
    }
    return entry.name.endsWith('.md') ? [path] : [];
  });
}
