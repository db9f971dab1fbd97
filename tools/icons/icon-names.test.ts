import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listImportedNames, readDeclarations } from './icon-names.ts';

const root = join(import.meta.dirname, '..', '..');

it('finds the names that a module imports from the icons, and no others', () => {
  const code = [
    `import { useId } from '@fluentui/react-components';`,
    `import { Add20Regular as Add, type FluentIcon, bundleIcon } from '@fluentui/react-icons';`,
    `import {\n  Open16Regular,\n} from "@fluentui/react-icons";`,
    `export { IconDirectionContextProvider } from '@fluentui/react-icons/lib/providers';`,
  ].join('\n');
  expect(listImportedNames(code)).toEqual([
    'Add20Regular',
    'FluentIcon',
    'bundleIcon',
    'Open16Regular',
    'IconDirectionContextProvider',
  ]);
});

it('vendor/react-icons contains every icon that Fluent components render', () => {
  const icons = new Set(readDeclarations(join(root, 'vendor/react-icons/lib')).map(({ name }) => name));
  const paths = globSync('node_modules/@fluentui/react-*/lib/**/*.js', { cwd: root, exclude: ['**/react-icons/**'] });
  const names = new Set(paths.flatMap((path) => listImportedNames(readFileSync(join(root, path), 'utf8'))));
  const drawn = [...names].filter((name) => /\d*(Regular|Filled)$/.test(name));
  expect(drawn.length).toBeGreaterThan(50);
  expect(drawn.filter((name) => !icons.has(name))).toEqual([]);
});
