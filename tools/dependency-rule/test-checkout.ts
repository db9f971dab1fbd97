import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkAmbientAccess } from './check-ambient-access.ts';
import { checkComponentTypes } from './check-component-types.ts';
import { checkDeclaredDependencies } from './check-declared-dependencies.ts';
import { checkDocPaths } from './check-doc-paths.ts';
import { checkEntryPoints, checkNamedEntryPoints } from './check-entry-points.ts';
import { checkImports, type Violation } from './check-imports.ts';
import { checkOrder } from './check-order.ts';
import { checkPublicPage } from './check-public-page.ts';
import { checkTemplates } from './check-templates.ts';
import { checkText } from './check-text.ts';
import { listOwners } from './read-order.ts';
import { OUTER_FOLDERS, readSourceFiles } from './source-files.ts';

/**
 * Returns the violations in a temporary repository with these files. A file with the text `''` gets a trivial export.
 */
export async function findViolations(files: Readonly<Record<string, string>>): Promise<readonly Violation[]> {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    mkdirSync(join(root, 'packages'));
    mkdirSync(join(root, 'apps'));
    for (const [path, text] of Object.entries(files)) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text || 'export const thing = 1;\n');
    }
    for (const owner of listOwners(root)) {
      const readme = join(root, owner, 'README.md');
      if (!existsSync(readme)) writeFileSync(readme, createReadme('*'));
    }
    return await checkAll(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function checkAll(root: string): Promise<readonly Violation[]> {
  const sources = readSourceFiles(root, ['packages', 'apps']);
  const outerSources = readSourceFiles(root, OUTER_FOLDERS);
  const { imports, violations } = await checkImports(root);
  return [
    ...violations,
    ...checkOrder(root, imports),
    ...checkPublicPage(imports),
    ...checkText(sources),
    ...checkAmbientAccess(sources),
    ...checkDeclaredDependencies(root, [...sources, ...outerSources]),
    ...checkEntryPoints(outerSources),
    ...checkNamedEntryPoints(root),
    ...checkDocPaths(root),
    ...checkTemplates(root),
    ...checkComponentTypes(root, [...sources, ...outerSources]),
  ];
}

/** Returns the names of the broken rules. */
export async function listBrokenRules(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await findViolations(files)).map((violation) => violation.rule);
}

export const createImport = (path: string) => `import { thing } from '${path}';\nexport const used = thing;\n`;

/** Returns the README of a package with these levels, from top to bottom. */
export function createReadme(...levels: readonly string[]): string {
  return ['# Package', '', '## Order of folders', '', '```', ...levels, '```', ''].join('\n');
}
