import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNames, fillNames, type Names } from './names.ts';
import type { Recipe } from './recipes.ts';

const templates = join(import.meta.dirname, 'templates');

/**
 * Writes a recipe's files and the lines in its lists. Code for a file that an area's operations share is added to it.
 *
 * @returns the written paths, relative to the root
 * @throws before writing anything, if a file already exists or a list has no match for its `before` pattern
 */
export function scaffold(root: string, recipe: Recipe, given: string): readonly string[] {
  const ownNames = createNames(given);
  const names = { ...ownNames, ...findSharedFiles(root, recipe, ownNames) };
  const files = readdirSync(join(templates, recipe.kind)).map((file) => {
    const target = recipe.targetPaths?.[file] ?? `${recipe.folder}/${file.replace(/\.txt$/, '')}`;
    const path = fillNames(target, names);
    const text = fillNames(readFileSync(join(templates, recipe.kind, file), 'utf8'), names);
    if (!existsSync(join(root, path))) return { path, text };
    const current = readFileSync(join(root, path), 'utf8');
    if (!isShared(recipe, target) || current.includes(`export const ${names.camel} `)) {
      throw new Error(`${path} already exists`);
    }
    return { path, text: addCode(current, text) };
  });
  const lists = recipe.listEntries.map(({ path, top, entry, before }) => {
    const text = readFileSync(join(root, path), 'utf8');
    const at = text.search(before);
    if (at < 0) throw new Error(`The place for a new line was not found in ${path}; update tools/new/recipes.ts`);
    const added = `${text.slice(0, at)}${fillNames(entry, names)}${text.slice(at)}`;
    return { path, text: `${top ? `${fillNames(top, names)}\n` : ''}${added}` };
  });
  for (const { path, text } of [...files, ...lists]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files, ...lists].map(({ path }) => path);
}

/** Returns the names of the files that the operations of an area share. */
function findSharedFiles(root: string, recipe: Recipe, names: Names): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(recipe.sharedFiles ?? {}).map(([name, { folder, suffix }]) => {
      const path = join(root, fillNames(folder, { ...names }));
      const existing = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(suffix)) : [];
      return [name, existing.toSorted()[0] ?? `${names.area}${suffix}`];
    }),
  );
}

const isShared = ({ sharedFiles = {} }: Recipe, target: string): boolean =>
  Object.keys(sharedFiles).some((name) => target.endsWith(`/{{${name}}}`));

const importLine = /^import \{ (.+) \} from '(.+)';\n/gm;

/** Adds a template's code to a file, with the imports that the file doesn't have yet. */
function addCode(current: string, added: string): string {
  const imports = [...added.matchAll(importLine)].flatMap(([, names = '', module = '']) => {
    const imported = [...current.matchAll(/^import \{([^}]+)\} from '(.+)';$/gm)]
      .filter(([, , from]) => from === module)
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    const missing = names.split(', ').filter((name) => !imported.includes(name));
    return missing.length > 0 ? `import { ${missing.join(', ')} } from '${module}';\n` : [];
  });
  return `${imports.join('')}${current}${added.replace(importLine, '')}`;
}
