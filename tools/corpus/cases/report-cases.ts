import { ourReasons } from '../our-reasons.ts';
import type { RecordedCase } from './recorded-case.ts';
import { runCase } from './run-case.ts';

/** Of all cases, this share must agree. */
const wantedShare = 0.95;

interface Reported {
  readonly outcome: 'agrees' | 'reasoned' | 'differs';
  readonly line?: string;
  readonly unknownTypes: readonly string[];
}

/** Runs recorded cases and prints one line for each that differs, and a summary line. @returns whether all is well */
export async function reportCases(cases: readonly RecordedCase[]): Promise<boolean> {
  const counts = { agrees: 0, reasoned: 0, differs: 0 };
  const halfSeen: string[] = [];
  for (const recorded of cases) {
    const { outcome, line, unknownTypes } = await report(recorded);
    counts[outcome] += 1;
    if (line) console.log(line);
    if (outcome === 'agrees' && unknownTypes.length > 0) halfSeen.push(`${recorded.id} (${unknownTypes.join(', ')})`);
  }
  const { agrees, reasoned, differs } = counts;
  if (halfSeen.length > 0) console.log(`agree, with types not built yet: ${halfSeen.join(', ')}`);
  console.log(`${cases.length} cases: ${agrees} agree, ${reasoned} differ with a reason, ${differs} differ without`);
  return differs === 0 && agrees >= wantedShare * cases.length;
}

async function report(recorded: RecordedCase): Promise<Reported> {
  const { id, test } = recorded;
  const reason = ourReasons[id];
  const { differences, unknownTypes } = await tryCase(recorded);
  if (differences.length === 0) {
    if (!reason) return { outcome: 'agrees', unknownTypes };
    return { outcome: 'differs', line: `FAILED ${id}: agrees now; take its reason out`, unknownTypes };
  }
  const what = `${id}: ${differences.join('; ')} (${test.trim()})`;
  if (reason) return { outcome: 'reasoned', line: `differs ${what} — ${reason}`, unknownTypes };
  const missing = unknownTypes.length > 0 ? ` — type not built yet: ${unknownTypes.join(', ')}` : '';
  return { outcome: 'differs', line: `FAILED ${what}${missing}`, unknownTypes };
}

async function tryCase(recorded: RecordedCase): ReturnType<typeof runCase> {
  try {
    return await runCase(recorded);
  } catch (error) {
    return { differences: [`it throws: ${error instanceof Error ? error.message : error}`], unknownTypes: [] };
  }
}
