// `npm test`: everything that CI runs. `npm test -- units simulation` runs some of the stages.
import { join } from 'node:path';
import { type Stage, stages } from './stages.ts';
import { type FileTime, type Tally, wordSlowest } from './vitest-report.ts';

// Dozens of processes load the same sources: each of them is compiled once.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '..', '..', '.cache', 'node');

const wanted = process.argv.slice(2);
const isChosen = ({ name }: Stage) => wanted.length === 0 || wanted.includes(name);
const from = performance.now();
let passed = 0;
let failed = 0;
const lines: string[] = [];
const files: FileTime[] = [];
const leftOut: string[] = [];
const failures: string[] = [];

for (const beside of stages.map((each) => each.filter(isChosen))) await Promise.all(beside.map(runStage));

if (files.length > 0) console.log(`\nThe slowest files of tests:\n${wordSlowest(files).join('\n')}`);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}`);
if (leftOut.length > 0) lines.push(`not run, what they need is not here: ${leftOut.join(', ')}`);
lines.push(`all: ${minutesSince(from).toFixed(1)} min`);
console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

async function runStage(stage: Stage): Promise<void> {
  console.log(`\n── ${stage.name}`);
  const began = performance.now();
  const tally = await stage.run().catch((error: unknown): Tally => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  const minutes = minutesSince(began);
  passed += tally.passed;
  failed += tally.failed;
  files.push(...(tally.files ?? []));
  leftOut.push(...(tally.leftOut ?? []));
  failures.push(...(tally.failures ?? []));
  const over = minutes > stage.budgetMinutes ? `, over its budget of ${stage.budgetMinutes}` : '';
  lines.push(`${stage.name}: ${tally.passed} passed, ${tally.failed} failed (${minutes.toFixed(1)} min${over})`);
}

function minutesSince(then: number): number {
  return (performance.now() - then) / 60_000;
}
