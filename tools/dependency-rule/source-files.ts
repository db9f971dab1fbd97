import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The text without comments. */
  readonly code: string;
}

/** What stands around the product: it drives, measures and tries it. */
export const AROUND: readonly string[] = ['e2e', 'tools', 'bench'];

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'peers']);

/** All TypeScript below the given folders. */
export function sourceFiles(root: string, folders: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap((folder) => below(root, folder))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, code: withoutComments(text) };
    });
}

function below(root: string, folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return below(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
}

export const isTest = (path: string): boolean =>
  /\.(test|conformance|bench|fuzz|spec)\.tsx?$/.test(path) || /\/(testing|conformance)\//.test(path);
