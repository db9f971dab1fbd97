import type { Finding } from './finding.ts';

/** How many properties came over, and how. */
export interface Totals {
  readonly kept: number;
  readonly changed: number;
  readonly lost: number;
}

export function totalsOf(findings: readonly Finding[]): Totals {
  const totals = { kept: 0, changed: 0, lost: 0 };
  for (const { outcome } of findings) totals[outcome] += 1;
  return totals;
}

/** Of all properties those that are in use: as they were, or in another way. 1 where there are none. */
export function carriedShare({ kept, changed, lost }: Totals): number {
  const all = kept + changed + lost;
  return all === 0 ? 1 : (kept + changed) / all;
}
