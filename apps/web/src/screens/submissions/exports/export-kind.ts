export const exportKinds = ['xlsx', 'csv', 'jsonl', 'pdf', 'zip', 'pbit', 'pbids'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Whether the file connects Power BI to the feed of all submissions. Such a file contains no submissions. */
export const isPowerBi = (kind: ExportKind): boolean => kind === 'pbit' || kind === 'pbids';
