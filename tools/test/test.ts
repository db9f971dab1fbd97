// `npm test`: runs all stages that CI runs. `npm test -- units simulation` runs only the named stages.
import { join } from 'node:path';
import { limitFactor, measureProcessorFactor } from '../../e2e/machine-speed.ts';
import { measurePage } from './measure-page.ts';
import { watchProcessorTime } from './processor-time.ts';
import { type Stage, stages } from './stages.ts';
import { type FileTime, formatMostExpensive, formatOverLimit, type TestTally } from './vitest-report.ts';

// Dozens of processes load the same sources; with this cache each source is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', '..', '.cache', 'node');

const wanted = process.argv.slice(2);
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const began = performance.now();
const processor = watchProcessorTime();
let passed = 0;
let failed = 0;
const lines: string[] = [];
const files: FileTime[] = [];
const skippedTests: string[] = [];
const failures: string[] = [];

const processorFactor = measureProcessorFactor();
const pageFactor = await measurePage();
const factor = Math.max(limitFactor, pageFactor);
process.env.LIMIT_FACTOR = String(factor);
console.log(
  `This machine takes ${limitFactor} times as long as the reference machine for calculations and ${pageFactor} times for opening a page: time limits are multiplied by ${factor}.`,
);
if (processorFactor > 1)
  console.log(
    `This machine needs ${processorFactor} times the processor time: budgets and limits are multiplied by it.`,
  );
console.log(`${chosen.length} stages: ${chosen.map(({ name }) => name).join(', ')}.`);

for (const stage of chosen) await runStage(stage);

if (files.length > 0)
  console.log(`\nThe test files that use the most processor seconds:\n${formatMostExpensive(files).join('\n')}`);
const overLimit = formatOverLimit(files, processorFactor);
failed += overLimit.length;
failures.push(...overLimit);
if (failures.length > 0) console.log(`\nFailures:\n${failures.join('\n')}`);
if (skippedTests.length > 0) lines.push(`skipped, because their requirements are missing: ${skippedTests.join(', ')}`);
lines.push(`total: ${formatTime(minutesSince(began), processor.seconds())}`);
console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

async function runStage(stage: Stage): Promise<void> {
  console.log(`\n── ${stage.name}${formatRemaining(stage)}`);
  const from = { at: performance.now(), seconds: processor.seconds() ?? 0 };
  const tally = await stage.run().catch((error: unknown): TestTally => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const measured = processor.seconds();
  const seconds = measured === undefined ? undefined : measured - from.seconds;
  passed += tally.passed;
  failed += tally.failed;
  files.push(...(tally.files ?? []));
  skippedTests.push(...(tally.skipped ?? []));
  failures.push(...(tally.failures ?? []));
  const budget = stage.budgetSeconds * processorFactor;
  if (seconds !== undefined && seconds > budget) {
    failed += 1;
    failures.push(
      `FAILED ${stage.name}: ${seconds.toFixed(0)} s of processor time, more than the budget of ${budget.toFixed(0)}`,
    );
  }
  const time = formatTime(minutesSince(from.at), seconds);
  lines.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed (${time})`);
}

/**
 * Formats the progress: `, 3 of 8; about 12 min left`. Estimates the remaining stages by their budgets and the pace so
 * far.
 */
function formatRemaining(stage: Stage): string {
  const at = chosen.indexOf(stage);
  if (chosen.length === 1) return '';
  const cost = (some: readonly Stage[]) => some.reduce((sum, { budgetSeconds }) => sum + budgetSeconds, 0);
  const left = (minutesSince(began) / cost(chosen.slice(0, at))) * cost(chosen.slice(at));
  return `, ${at + 1} of ${chosen.length}${at > 0 ? `; about ${Math.ceil(left)} min left` : ''}`;
}

function formatTime(minutes: number, processorSeconds: number | undefined): string {
  const processorTime = processorSeconds === undefined ? 'not measured here' : `${processorSeconds.toFixed(0)} s`;
  return `${minutes.toFixed(1)} min, processor ${processorTime}`;
}

function minutesSince(then: number): number {
  return (performance.now() - then) / 60_000;
}
