import type { FindingKind, LanguageFinding } from './find-banned-terms.ts';

/** Number of banned terms, by folder and kind of text. */
export type FindingCounts = Readonly<Record<string, Readonly<Partial<Record<FindingKind, number>>>>>;

/** Returns the folder that a file is counted in: a package, an area of an app, or a top-level folder. */
export function folderOf(file: string): string {
  const parts = file.split('/');
  const depth = parts[0] === 'apps' ? (parts[2] === 'src' ? 4 : 2) : parts[0] === 'packages' ? 2 : 1;
  return parts.length > depth ? parts.slice(0, depth).join('/') : parts.slice(0, -1).join('/') || '.';
}

export function countFindings(findings: readonly LanguageFinding[]): FindingCounts {
  const counts: Record<string, Partial<Record<FindingKind, number>>> = {};
  for (const { file, kind } of findings) {
    const folder = folderOf(file);
    counts[folder] ??= {};
    counts[folder][kind] = (counts[folder][kind] ?? 0) + 1;
  }
  return counts;
}

/** A count of banned terms, in one folder and kind of text, that differs from the baseline. */
export interface CountChange {
  readonly folder: string;
  readonly kind: FindingKind;
  readonly before: number;
  readonly now: number;
}

/** Compares counts with the baseline. Folders that the baseline doesn't list must not have any findings. */
export function compareCounts(
  now: FindingCounts,
  baseline: FindingCounts,
): { readonly rises: readonly CountChange[]; readonly falls: readonly CountChange[] } {
  const kinds: readonly FindingKind[] = ['identifier', 'comment', 'message', 'doc'];
  const changes = [...new Set([...Object.keys(now), ...Object.keys(baseline)])]
    .sort()
    .flatMap((folder) =>
      kinds.map((kind) => ({ folder, kind, before: baseline[folder]?.[kind] ?? 0, now: now[folder]?.[kind] ?? 0 })),
    );
  return { rises: changes.filter((one) => one.now > one.before), falls: changes.filter((one) => one.now < one.before) };
}

/** Returns the total of each kind. */
export function totalsOf(counts: FindingCounts): Readonly<Record<FindingKind, number>> {
  const totals = { identifier: 0, comment: 0, message: 0, doc: 0 };
  for (const byKind of Object.values(counts)) {
    for (const [kind, count] of Object.entries(byKind)) totals[kind as FindingKind] += count;
  }
  return totals;
}
