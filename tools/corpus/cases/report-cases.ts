import { expectedDifferences } from '../expected-differences.ts';
import type { RecordedCase } from './recorded-case.ts';
import { runCase } from './run-case.ts';

/** Minimum share of recorded cases that must agree, from 0 to 1. */
const wantedShare = 0.95;

interface CaseReport {
  readonly result: 'agrees' | 'reasoned' | 'differs';
  readonly line?: string;
  readonly unknownTypes: readonly string[];
}

/**
 * Runs recorded cases, and prints one line for each that differs and a summary line.
 *
 * @returns whether every difference has a reason and enough cases agree
 */
export async function reportCases(cases: readonly RecordedCase[]): Promise<boolean> {
  const counts = { agrees: 0, reasoned: 0, differs: 0 };
  const withUnknownTypes: string[] = [];
  for (const recorded of cases) {
    const { result, line, unknownTypes } = await report(recorded);
    counts[result] += 1;
    if (line) console.log(line);
    if (result === 'agrees' && unknownTypes.length > 0)
      withUnknownTypes.push(`${recorded.id} (${unknownTypes.join(', ')})`);
  }
  const { agrees, reasoned, differs } = counts;
  if (withUnknownTypes.length > 0)
    console.log(`agree, but have component types that are not implemented: ${withUnknownTypes.join(', ')}`);
  console.log(
    `${cases.length} cases: ${agrees} agree, ${reasoned} differ for a listed reason, ${differs} for an unknown reason`,
  );
  return differs === 0 && agrees >= wantedShare * cases.length;
}

async function report(recorded: RecordedCase): Promise<CaseReport> {
  const { id, test } = recorded;
  const reason = expectedDifferences[id];
  const { differences, unknownTypes } = await tryCase(recorded);
  if (differences.length === 0) {
    if (!reason) return { result: 'agrees', unknownTypes };
    return { result: 'differs', line: `FAILED ${id}: agrees now; remove its reason`, unknownTypes };
  }
  const what = `${id}: ${differences.join('; ')} (${test.trim()})`;
  if (reason) return { result: 'reasoned', line: `differs ${what} — ${reason}`, unknownTypes };
  const missing = unknownTypes.length > 0 ? ` — type not built yet: ${unknownTypes.join(', ')}` : '';
  return { result: 'differs', line: `FAILED ${what}${missing}`, unknownTypes };
}

async function tryCase(recorded: RecordedCase): ReturnType<typeof runCase> {
  try {
    return await runCase(recorded);
  } catch (error) {
    return { differences: [`it throws: ${error instanceof Error ? error.message : error}`], unknownTypes: [] };
  }
}
