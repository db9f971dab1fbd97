import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '@tideform/server/settings';
import { expect, it } from 'vitest';
import { commands } from './commands.ts';
import { renderDocs } from './render-docs.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

it.each(Object.entries(renderDocs()))('has an up-to-date %s; run `npm run docs` to update it', (path, text) => {
  expect(read(path)).toBe(text);
});

it('describes all scripts of package.json, and no others', () => {
  const scripts = Object.keys((JSON.parse(read('package.json')) as { readonly scripts: object }).scripts);
  const own = scripts.filter((name) => !name.startsWith('pre'));
  expect(
    Object.values(commands)
      .flatMap((group) => Object.keys(group))
      .sort(),
  ).toEqual(own.sort());
});

it('describes only settings that the server reads', () => {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/settings.ts'] }).map(
    read,
  );
  const code = sources.join('\n');
  expect(Object.keys(settings).filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

it('links only to files that exist', () => {
  const links = Object.values(renderDocs()).flatMap((text) =>
    [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link!),
  );
  expect(links.filter((link) => globSync(`docs/${link}`, { cwd: root }).length === 0)).toEqual([]);
});
