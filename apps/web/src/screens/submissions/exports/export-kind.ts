export const exportKinds = ['xlsx', 'csv', 'jsonl', 'pdf', 'zip'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Each of those rows is fetched whole from the library, so people tick which. */
export const isOfTicked = (kind: ExportKind): boolean => kind === 'pdf' || kind === 'zip';
