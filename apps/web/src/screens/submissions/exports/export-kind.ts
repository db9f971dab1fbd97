export const exportKinds = ['xlsx', 'csv', 'jsonl', 'pdf', 'zip', 'pbit', 'pbids'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Leads Power BI to all that comes in; nothing of it is in the file. */
export const isOfPowerBi = (kind: ExportKind): boolean => kind === 'pbit' || kind === 'pbids';
