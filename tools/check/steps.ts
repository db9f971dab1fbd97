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
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'dependency rule', command: ['tools/dependency-rule/dependency-rule.ts'] },
  { name: 'licenses', command: ['tools/licenses/licenses.ts'] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--max-diagnostics=50'] },
];

/** Runs the steps, two at a time and the longest first; says of each how it went. @returns the names of those that failed */
export async function runSteps(steps: readonly Step[]): Promise<readonly string[]> {
  const open = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = open.shift(); step; step = open.shift()) {
      const from = performance.now();
      const passed = await runStep(step);
      if (!passed) failed.push(step.name);
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all([work(), work()]);
  return failed;
}

function runStep(step: Step): Promise<boolean> {
  const child = spawn(process.execPath, [...step.command], { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}
