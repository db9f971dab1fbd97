import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Step {
  readonly name: string;
  /** A script of the repository or of an installed package, run on this Node; with arguments. */
  readonly command: readonly string[];
}

const root = join(import.meta.dirname, '..', '..');

/** The fast checks: no test runs in them. */
export const checkSteps: readonly Step[] = [
  // NOTE: each further checker works out the types of all packages for itself; on two cores that takes longer than one alone.
  { name: 'types', command: ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--max-diagnostics=50'] },
  { name: 'dependency rule', command: ['tools/dependency-rule/dependency-rule.ts'] },
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
];

/** Runs a step to its end. */
export async function runStep(step: Step): Promise<{ readonly passed: boolean; readonly seconds: number }> {
  const from = performance.now();
  const child = spawn(process.execPath, [...step.command], { cwd: root, stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { passed: code === 0, seconds: (performance.now() - from) / 1000 };
}
