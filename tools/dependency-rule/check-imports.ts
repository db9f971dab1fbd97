import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import { OUTER_FOLDERS } from './source-files.ts';

export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly detail: string;
}

/** An import of one file by another. Paths are relative to the repository root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Whether the import names only types, so the compiler removes it. */
  readonly isTypeOnly: boolean;
}

/** Reads the import graph of the repository at `root`, and checks it against the import rules. */
export async function checkImports(
  root: string,
): Promise<{ readonly imports: readonly Import[]; readonly violations: readonly Violation[] }> {
  // NOTE: without `bustTheCache`, which would clear caches for every single import; each cruise starts with empty
  // caches anyway.
  const folders = ['packages', 'apps', ...OUTER_FOLDERS].filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    baseDir: root,
    ruleSet: { forbidden: importRules.map((rule) => ({ ...rule, severity: 'error' })) },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|^bench/peers/|node_modules/.+/node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  });
  const { modules, summary } = output as ICruiseResult;
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved, dependencyTypes }) => ({
      ...{ from: source, to: resolved },
      isTypeOnly: dependencyTypes.includes('type-only'),
    })),
  );
  const violations = summary.violations.map((violation) => ({
    rule: violation.rule.name,
    file: violation.from,
    detail: violation.cycle ? violation.cycle.map((step) => step.name).join(' → ') : `imports ${violation.to}`,
  }));
  return { imports, violations };
}
