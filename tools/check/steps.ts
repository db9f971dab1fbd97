import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Step {
  readonly name: string;
  /**
   * Path of a script in the repository or in an installed package, and its arguments. The script runs on the current
   * Node.
   */
  readonly command: readonly string[];
}

const root = join(import.meta.dirname, '..', '..');

/** The fast checks of `npm run check`; none of them runs tests. */
export const checkSteps: readonly Step[] = [
  // NOTE: every additional checker resolves the types of all packages again, which takes longer than a single checker
  // on two cores.
  { name: 'types', command: ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'] },
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  { name: 'language', command: ['tools/language/language.ts'] },
  { name: 'dependency rule', command: ['tools/dependency-rule/dependency-rule.ts'] },
  { name: 'licenses', command: ['tools/licenses/licenses.ts'] },
  { name: 'lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--max-diagnostics=50'] },
];

/**
 * Runs the steps, two at a time and the longest first, and prints the result of each.
 *
 * @returns the names of the failed steps
 */
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
