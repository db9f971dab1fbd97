import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSteps, runStep } from '../check/steps.ts';
import { readFailures, readFileTimes, readLeftOut, readTally, type Tally } from './vitest-report.ts';

export interface Stage {
  readonly name: string;
  /** Minutes on two cores that the stage may take; over it is told, not failed. */
  readonly budgetMinutes: number;
  run(): Promise<Tally>;
}

const root = join(import.meta.dirname, '..', '..');

function vitest(projects: readonly string[]): () => Promise<Tally> {
  return async () => {
    const report = join(mkdtempSync(join(tmpdir(), 'tideform-test-')), 'report.json');
    const projectFlags = projects.flatMap((project) => ['--project', project]);
    await runNode([
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projectFlags,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return {
      ...readTally(report),
      files: readFileTimes(report, root),
      leftOut: readLeftOut(report),
      failures: readFailures(report, root),
    };
  };
}

function runNode(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

async function check(): Promise<Tally> {
  const failures: string[] = [];
  for (const step of checkSteps) {
    const { passed, seconds } = await runStep(step);
    if (!passed) failures.push(`FAILED ${step.name}`);
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)`);
  }
  return { passed: checkSteps.length - failures.length, failed: failures.length, failures };
}

/** What each screen downloads, beside its budget. */
async function size(): Promise<Tally> {
  const { passed } = await runStep({ name: 'size', command: ['tools/size-budget/size-budget.ts'] });
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A script of ours that ends its output with `N passed, N failed`, and may name what failed in lines that begin with `FAILED`. */
function tallied(script: string): () => Promise<Tally> {
  return async () => {
    const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
    });
    const code = await new Promise<number>((resolve) => child.on('exit', (exit) => resolve(exit ?? 1)));
    const found = [...output.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
    if (!found) return { passed: 0, failed: 1 };
    const failures = output.split('\n').filter((line) => line.startsWith('FAILED '));
    const tally = { passed: Number(found[1]), failed: Number(found[2]), failures };
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  };
}

/**
 * Everything that CI runs, in this order; those of one list beside each other: a clean start often waits, as do programs that
 * talk to each other, and the simulation has a clock of its own.
 */
export const stages: readonly (readonly Stage[])[] = [
  [
    { name: 'check', budgetMinutes: 2, run: check },
    { name: 'clean start', budgetMinutes: 3, run: tallied('tools/test/clean-start.ts') },
    { name: 'simulation', budgetMinutes: 3, run: vitest(['simulation']) },
  ],
  [
    { name: 'units', budgetMinutes: 5, run: vitest(['units', 'views', 'screens']) },
    { name: 'conformance', budgetMinutes: 5, run: vitest(['conformance', 'processes']) },
  ],
  [{ name: 'journeys', budgetMinutes: 6, run: tallied('tools/e2e/e2e.ts') }],
  [{ name: 'corpus', budgetMinutes: 1, run: tallied('tools/corpus/corpus.ts') }],
  [{ name: 'size', budgetMinutes: 1, run: size }],
];
