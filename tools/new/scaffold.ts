import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNames, fillNames } from './names.ts';
import type { Recipe } from './recipes.ts';

const templates = join(import.meta.dirname, 'templates');

/**
 * Writes a recipe's files and the lines in its lists.
 *
 * @returns the written paths, relative to the root
 * @throws before writing anything, if a file already exists or a list has no match for its `before` pattern
 */
export function scaffold(root: string, recipe: Recipe, given: string): readonly string[] {
  const names = createNames(given);
  const files = readdirSync(join(templates, recipe.kind)).map((file) => {
    const path = fillNames(recipe.targetPaths?.[file] ?? `${recipe.folder}/${file.replace(/\.txt$/, '')}`, names);
    if (existsSync(join(root, path))) throw new Error(`${path} already exists`);
    return { path, text: fillNames(readFileSync(join(templates, recipe.kind, file), 'utf8'), names) };
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
