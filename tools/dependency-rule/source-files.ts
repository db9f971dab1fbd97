import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** Path from the repository root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Text of the file without comments. */
  readonly code: string;
}

/** Folders outside the product that run, test and measure it. */
export const OUTER_FOLDERS: readonly string[] = ['e2e', 'tools', 'bench'];

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'peers']);

/** Returns all TypeScript files in the given folders and their subfolders. */
export function readSourceFiles(root: string, folders: readonly string[]): readonly SourceFile[] {
  return folders
    .flatMap((folder) => listFiles(root, folder))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, code: removeComments(text) };
    });
}

function listFiles(root: string, folder: string): string[] {
  let entries: import('node:fs').Dirent[];
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(root, path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

function removeComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
}

export const isTest = (path: string): boolean =>
  /\.(test|conformance|bench|fuzz|spec)\.tsx?$/.test(path) || /\/(testing|conformance)\//.test(path);
