import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';
import { AROUND } from './source-files.ts';

export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly detail: string;
}

/** One file imports another. Paths from the root of the checkout. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Nothing of it is there when the app runs. */
  readonly isTypeOnly: boolean;
}

/** Reads the import graph of the checkout at `root`, and checks it. */
export async function checkImports(
  root: string,
): Promise<{ readonly imports: readonly Import[]; readonly violations: readonly Violation[] }> {
  // NOTE: without `bustTheCache`, which means again for every single import; each cruise starts with empty caches anyway.
  const folders = ['packages', 'apps', ...AROUND].filter((folder) => existsSync(join(root, folder)));
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
