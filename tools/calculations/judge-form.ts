import type { Outcome } from './compare-within.ts';

export type Reasons = Readonly<Record<string, string>>;

export interface Judged {
  /** What to print, a line for each. */
  readonly lines: readonly string[];
  readonly answers: number;
  /** Calculated answers that differ for a reason that is written down. */
  readonly reasoned: number;
  /** What nobody has given a reason for: answers that differ, a form that could not be compared, a reason that no longer holds. */
  readonly unexplained: number;
}

/**
 * Weighs how comparing a form went.
 *
 * @param reasons by the file's name, for a form that cannot be compared, or by the name and the answer's path: `a.json total`
 */
export function judgeForm(file: string, outcome: Outcome, reasons: Reasons): Judged {
  if (outcome.is !== 'compared') {
    const what = outcome.is === 'failed' ? `not compared: ${outcome.why.slice(0, 200)}` : 'given up';
    return { lines: [lineOf(file, what, reasons[file])], answers: 0, reasoned: 0, unexplained: reasons[file] ? 0 : 1 };
  }
  const { count, differences } = outcome.compared;
  const isReasoned = differences.map(({ path }) => `${file} ${path}` in reasons);
  const lines = differences.map(({ path, what }) => lineOf(`  ${path}`, what, reasons[`${file} ${path}`]));
  const differing = new Set(differences.map(({ path }) => `${file} ${path}`));
  const outdated = Object.keys(reasons).filter((key) => key.split(' ')[0] === file && !differing.has(key));
  const reasoned = isReasoned.filter(Boolean).length;
  return {
    lines: [
      ...(count > 0 ? [`${file}: ${count} calculated, ${differences.length} different`] : []),
      ...lines,
      ...outdated.map((key) => `FAILED ${key}: agrees now; take its reason out`),
    ],
    answers: count,
    reasoned,
    unexplained: differences.length - reasoned + outdated.length,
  };
}

function lineOf(where: string, what: string, reason: string | undefined): string {
  return reason ? `${where}: ${what} — ${reason}` : `FAILED ${where.trim()}: ${what}`;
}
