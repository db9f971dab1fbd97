// `npm run icons`: copies the icons in use from the published package of the same version to vendor/react-icons/lib.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type IconDeclaration, listImportedNames, readDeclarations } from './icon-names.ts';

const root = join(import.meta.dirname, '..', '..');
const vendored = join(root, 'vendor/react-icons');
/** Folders and files of the package that icon components need; fonts and sprites are left out. */
const parts = ['contexts', 'core', 'utils', 'providers.js', 'providers.d.ts', 'utils.js', 'utils.d.ts'];
const excludedFiles = /fonts?\b|fontIcon|sprite/i;

const { version } = JSON.parse(readFileSync(join(vendored, 'package.json'), 'utf8')) as { readonly version: string };
const folder = mkdtempSync(join(tmpdir(), 'tideform-icons-'));
try {
  const published = unpack(folder);
  const declared = new Map(readDeclarations(join(published, 'lib')).map((icon) => [icon.name, icon]));
  const icons = [...namesInUse()].flatMap((name) => declared.get(name) ?? []);
  writeLibrary(published, icons);
  console.log(`${icons.length} of ${declared.size} icons are in use.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Downloads and unpacks the published icon package.
 *
 * @returns folder of the unpacked package
 */
function unpack(into: string): string {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', into, `@fluentui/react-icons@${version}`]);
  const archive = readdirSync(into).find((name) => name.endsWith('.tgz')) ?? '';
  execFileSync('tar', ['-xzf', archive], { cwd: into });
  return join(into, 'package');
}

/** Returns every icon name that this codebase and Fluent's packages import. */
function namesInUse(): ReadonlySet<string> {
  const ours = globSync('{packages,apps,bench,tools,e2e}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const fluentFiles = globSync('node_modules/@fluentui/react-*/lib/**/*.js', { cwd: root });
  return new Set(
    [...ours, ...fluentFiles].flatMap((path) => listImportedNames(readFileSync(join(root, path), 'utf8'))),
  );
}

function writeLibrary(published: string, icons: readonly IconDeclaration[]): void {
  const lib = join(vendored, 'lib');
  rmSync(lib, { recursive: true, force: true });
  for (const part of parts)
    cpSync(join(published, 'lib', part), join(lib, part), {
      recursive: true,
      filter: (path) => !excludedFiles.test(path),
    });
  const modules = Map.groupBy(icons, ({ module }) => module);
  for (const [module, own] of [...modules].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const sorted = own.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    write(join(lib, `atoms/svg/${module}.js`), [
      "import { createFluentIcon } from '../../utils/createFluentIcon.js';",
      ...sorted.map(({ line }) => line),
    ]);
    write(join(lib, `atoms/svg/${module}.d.ts`), [
      "import type { FluentIcon } from '../../utils/createFluentIcon.js';",
      ...sorted.map(({ name }) => `export declare const ${name}: FluentIcon;`),
    ]);
  }
  const all = [...modules.keys()].sort().map((module) => `export * from './atoms/svg/${module}.js';`);
  for (const index of ['index.js', 'index.d.ts']) {
    const others = readFileSync(join(published, 'lib', index), 'utf8').split('\n');
    const rest = others.filter((line) => line !== '' && !/^export \* from '\.\/(icons|sizedIcons)\//.test(line));
    write(join(lib, index), [...all, ...rest]);
  }
}

function write(path: string, lines: readonly string[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n`);
}
