import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import type { Violation } from './check-imports.ts';
import { isTest, type SourceFile } from './source-files.ts';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** The root package; its `workspaces` declare all packages of this repository. */
const ROOT = '.';

/** Finds imports of undeclared packages (rule 3.7): npm hoists, so an undeclared import works by accident. */
export function checkDeclaredDependencies(root: string, files: readonly SourceFile[]): readonly Violation[] {
  const atRoot = readDeclaredDependencies(root, ROOT);
  return files.flatMap((file) => {
    const owner = getOwner(file.path);
    const declared = new Set([...readDeclaredDependencies(root, owner), ...(isTest(file.path) ? atRoot : [])]);
    return listImportedPackages(file)
      .filter((name) => !declared.has(name) && !(owner === ROOT && name.startsWith('@tideform/')))
      .map((name) => ({
        rule: 'import-what-you-declare',
        file: file.path,
        detail: `'${name}' is not in ${owner}/package.json`,
      }));
  });
}

function listImportedPackages(file: SourceFile): readonly string[] {
  const names = [...file.code.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter(
      (specifier) => !specifier.startsWith('.') && !specifier.startsWith('node:') && !specifier.startsWith('virtual:'),
    )
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  return [...new Set(names)].filter((name) => name && !builtinModules.includes(name));
}

/** Returns the folder of the `package.json` that a file belongs to. */
function getOwner(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (first === 'e2e') return first;
  return first === 'packages' || first === 'apps' ? `${first}/${second}` : ROOT;
}

const cache = new Map<string, readonly string[]>();

function readDeclaredDependencies(root: string, folder: string): readonly string[] {
  const path = join(root, folder, 'package.json');
  const known = cache.get(path);
  if (known) return known;
  if (!existsSync(path)) return [];
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<
    string,
    Record<string, string> | string | undefined
  >;
  const names = [
    manifest.name as string,
    ...Object.keys((manifest.dependencies as Record<string, string>) ?? {}),
    ...Object.keys((manifest.devDependencies as Record<string, string>) ?? {}),
    ...Object.keys((manifest.peerDependencies as Record<string, string>) ?? {}),
  ];
  cache.set(path, names);
  return names;
}
