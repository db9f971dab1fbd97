import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Violation } from './check-imports.ts';

const TEMPLATES = 'tools/new/templates';

/** Where the scaffolder puts what it makes of a folder of templates; one step down, as in a folder of its own. */
const TARGETS: Readonly<Record<string, string>> = {
  component: 'packages/components/src/made',
  screen: 'apps/web/src/screens/made',
};

/** Finds templates that import what has moved away: nobody compiles one before somebody needs it. */
export function checkTemplates(root: string): readonly Violation[] {
  return Object.entries(TARGETS).flatMap(([name, target]) => {
    const folder = posix.join(TEMPLATES, name);
    const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
    return files.flatMap((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      return [...text.matchAll(/ from '(\.\.\/[^'{]+)'/g)]
        .map(([, path]) => posix.join(target, path!))
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => ({ rule: 'templates-import-what-is-there', file: `${folder}/${file}`, detail: `no ${path}` }));
    });
  });
}
