// `npm run check:boundaries`: the dependency rule of ARCHITECTURE.md. Prints one line per violation.
import { join } from 'node:path';
import { checkAmbientAccess } from './check-ambient-access.ts';
import { checkComponentTypes } from './check-component-types.ts';
import { checkDeclaredDependencies } from './check-declared-dependencies.ts';
import { checkDocPaths } from './check-doc-paths.ts';
import { checkEntryPoints, checkNamedEntryPoints } from './check-entry-points.ts';
import { checkImports } from './check-imports.ts';
import { checkOrder } from './check-order.ts';
import { checkPublicPage } from './check-public-page.ts';
import { checkTemplates } from './check-templates.ts';
import { checkText } from './check-text.ts';
import { OUTER_FOLDERS, readSourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '..', '..');
const files = readSourceFiles(root, ['packages', 'apps']);
const outerFiles = readSourceFiles(root, OUTER_FOLDERS);
const { imports, violations: importViolations } = await checkImports(root);
const violations = [
  ...importViolations,
  ...checkOrder(root, imports),
  ...checkPublicPage(imports),
  ...checkText(files),
  ...checkAmbientAccess(files),
  ...checkDeclaredDependencies(root, [...files, ...outerFiles]),
  ...checkEntryPoints(outerFiles),
  ...checkNamedEntryPoints(root),
  ...checkDocPaths(root),
  ...checkTemplates(root),
  ...checkComponentTypes(root, [...files, ...outerFiles.filter(({ path }) => !path.startsWith('e2e/'))]),
];
for (const violation of violations) console.error(`${violation.file}: ${violation.rule}: ${violation.detail}`);
console.log(`${files.length} files, ${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);
