import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Violation } from './check-imports.ts';

const TEMPLATES = 'tools/new/templates';

/** Example target folders of the scaffolder, to resolve relative imports in its templates. */
const TARGETS: Readonly<Record<string, string>> = {
  component: 'packages/components/src/made',
  screen: 'apps/web/src/screens/made',
};

/** Finds templates that import missing modules: templates aren't compiled until they are used. */
export function checkTemplates(root: string): readonly Violation[] {
  return Object.entries(TARGETS).flatMap(([name, target]) => {
    const folder = posix.join(TEMPLATES, name);
    const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    return files.flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      return [...text.matchAll(/ from '(\.\.\/[^'{]+)'/g)]
        .map(([, path]) => posix.join(target, path!))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => ({
          rule: 'templates-import-what-is-there',
          file: `${folder}/${file}`,
          detail: `${path} does not exist`,
        }));
    });
  });
}
