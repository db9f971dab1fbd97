import type { Finding } from './finding.ts';

/** Numbers of properties that were kept, changed and lost. */
export interface FindingTotals {
  readonly kept: number;
  readonly changed: number;
  readonly lost: number;
}

export function computeFindingTotals(findings: readonly Finding[]): FindingTotals {
  const totals = { kept: 0, changed: 0, lost: 0 };
  for (const { outcome } of findings) totals[outcome] += 1;
  return totals;
}

/** Returns the share of properties that were kept or changed; 1 for a form without properties. */
export function computeImportedShare({ kept, changed, lost }: FindingTotals): number {
  const all = kept + changed + lost;
  return all === 0 ? 1 : (kept + changed) / all;
}
