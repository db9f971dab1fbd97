import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkAmbientAccess } from './check-ambient-access.ts';
import { checkComponentTypes } from './check-component-types.ts';
import { checkDeclared } from './check-declared.ts';
import { checkDocPaths } from './check-doc-paths.ts';
import { checkEntryPoints, checkNamedEntryPoints } from './check-entry-points.ts';
import { checkImports, type Violation } from './check-imports.ts';
import { checkOrder } from './check-order.ts';
import { checkPublicPage } from './check-public-page.ts';
import { checkTemplates } from './check-templates.ts';
import { checkText } from './check-text.ts';
import { ownersIn } from './read-order.ts';
import { AROUND, sourceFiles } from './source-files.ts';

/** What all checks say of a small checkout with these files. `''` is a file that exports nothing of note. */
export async function faultsIn(files: Readonly<Record<string, string>>): Promise<readonly Violation[]> {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    mkdirSync(join(root, 'packages'));
    mkdirSync(join(root, 'apps'));
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text || 'export const thing = 1;\n');
    }
    for (const owner of ownersIn(root)) {
      const readme = join(root, owner, 'README.md');
      if (!existsSync(readme)) writeFileSync(readme, readmeWithOrder('*'));
    }
    return await checkAll(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function checkAll(root: string): Promise<readonly Violation[]> {
  const sources = sourceFiles(root, ['packages', 'apps']);
  const around = sourceFiles(root, AROUND);
  const { imports, violations } = await checkImports(root);
  return [
    ...violations,
    ...checkOrder(root, imports),
    ...checkPublicPage(imports),
    ...checkText(sources),
    ...checkAmbientAccess(sources),
    ...checkDeclared(root, [...sources, ...around]),
    ...checkEntryPoints(around),
    ...checkNamedEntryPoints(root),
    ...checkDocPaths(root),
    ...checkTemplates(root),
    ...checkComponentTypes(root, [...sources, ...around]),
  ];
}

/** The names of the rules that are broken. */
export async function violationsIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await faultsIn(files)).map((violation) => violation.rule);
}

export const imports = (path: string) => `import { thing } from '${path}';\nexport const used = thing;\n`;

/** A package's README with these levels, the top one first. */
export function readmeWithOrder(...levels: readonly string[]): string {
  return ['# Package', '', '## Order of folders', '', '```', ...levels, '```', ''].join('\n');
}
