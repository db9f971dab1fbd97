import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSteps, runSteps } from '../check/steps.ts';
import { readFailures, readFileTimes, readSkipped, readTally, type TestTally } from './vitest-report.ts';

export interface Stage {
  readonly name: string;
  /**
   * Maximum processor seconds of the stage, including child processes, on the reference machine of the time limits.
   * Exceeding it fails the stage.
   */
  readonly budgetSeconds: number;
  run(): Promise<TestTally>;
}

const root = join(import.meta.dirname, '..', '..');

function createVitestStage(projects: readonly string[]): () => Promise<TestTally> {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tideform-test-'));
    const report = join(folder, 'report.json');
    const times = join(folder, 'times.json');
    const projectFlags = projects.flatMap((project) => ['--project', project]);
    await runNode(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        ...projectFlags,
        '--reporter=./tools/test/progress-reporter.ts',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { PROCESSOR_TIMES: times },
    );
    return {
      ...readTally(report),
      files: readFileTimes(times),
      skipped: readSkipped(report),
      failures: readFailures(report, root),
    };
  };
}

function runNode(args: readonly string[], environment: Readonly<Record<string, string>>): Promise<number> {
  const child = spawn(process.execPath, [...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, NO_COLOR: '1' },
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

async function runChecks(): Promise<TestTally> {
  const failures = (await runSteps(checkSteps)).map((name) => `FAILED ${name}`);
  return { passed: checkSteps.length - failures.length, failed: failures.length, failures };
}

/**
 * Returns a stage that runs a script whose output ends with `N passed, N failed`, and whose lines that begin with
 * `FAILED` name failures.
 */
function createScriptStage(script: string, times?: string): () => Promise<TestTally> {
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
    const files = times === undefined ? [] : readFileTimes(join(root, times));
    const tally = { passed: Number(found[1]), failed: Number(found[2]), failures, files };
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  };
}

/** All stages of `npm test`, as in CI. They run one after another, because each stage keeps two cores busy. */
export const stages: readonly Stage[] = [
  { name: 'check', budgetSeconds: 200, run: runChecks },
  { name: 'units', budgetSeconds: 2000, run: createVitestStage(['units', 'views', 'screens']) },
  { name: 'journeys', budgetSeconds: 2600, run: createScriptStage('tools/e2e/e2e.ts', '.cache/e2e-times.json') },
  { name: 'conformance', budgetSeconds: 700, run: createVitestStage(['conformance', 'processes']) },
  { name: 'simulation', budgetSeconds: 300, run: createVitestStage(['simulation']) },
  { name: 'clean start', budgetSeconds: 400, run: createScriptStage('tools/test/clean-start.ts') },
  { name: 'corpus', budgetSeconds: 150, run: createScriptStage('tools/corpus/corpus.ts') },
  { name: 'size', budgetSeconds: 200, run: createScriptStage('tools/size-budget/size-budget.ts') },
];
