import type { ComparisonResult } from './form-comparer.ts';

export type Reasons = Readonly<Record<string, string>>;

export interface ComparisonSummary {
  /** Lines to print about the form. */
  readonly lines: readonly string[];
  readonly answers: number;
  /** Number of calculated answers that differ for a listed reason. */
  readonly reasoned: number;
  /** Number of differing answers and uncompared forms without a listed reason, and of outdated reasons. */
  readonly unexplained: number;
}

/**
 * Summarizes the comparison of a form.
 *
 * @param reasons listed reasons. The key is the file name for a form that can't be compared, and the file name and
 * answer path for a single answer: `a.json total`
 */
export function summarizeComparison(file: string, result: ComparisonResult, reasons: Reasons): ComparisonSummary {
  if (result.is !== 'compared') {
    const what = result.is === 'failed' ? `not compared: ${result.why.slice(0, 200)}` : 'time limit exceeded';
    return {
      lines: [formatLine(file, what, reasons[file])],
      answers: 0,
      reasoned: 0,
      unexplained: reasons[file] ? 0 : 1,
    };
  }
  const { count, differences } = result.compared;
  const isReasoned = differences.map(({ path }) => `${file} ${path}` in reasons);
  const lines = differences.map(({ path, what }) => formatLine(`  ${path}`, what, reasons[`${file} ${path}`]));
  const differing = new Set(differences.map(({ path }) => `${file} ${path}`));
  const outdated = Object.keys(reasons).filter((key) => key.split(' ')[0] === file && !differing.has(key));
  const reasoned = isReasoned.filter(Boolean).length;
  return {
    lines: [
      ...(count > 0 ? [`${file}: ${count} calculated, ${differences.length} different`] : []),
      ...lines,
      ...outdated.map((key) => `FAILED ${key}: agrees now; remove its reason`),
    ],
    answers: count,
    reasoned,
    unexplained: differences.length - reasoned + outdated.length,
  };
}

function formatLine(where: string, what: string, reason: string | undefined): string {
  return reason ? `${where}: ${what} — ${reason}` : `FAILED ${where.trim()}: ${what}`;
}
