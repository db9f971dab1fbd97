export type ValueType = 'words' | 'amount' | 'date' | 'yesNo' | 'several' | 'empty';

export interface PreviewColumn {
  readonly name: string;
  readonly type: ValueType;
}

const dates = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** The columns of some rows, in the order in which they come, and what is in them. */
export function columnsOf(rows: readonly unknown[]): readonly PreviewColumn[] {
  const values = new Map<string, unknown[]>();
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    for (const [name, value] of Object.entries(row)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([name, all]) => ({ name, type: typeOfAll(all) }));
}

function typeOfAll(values: readonly unknown[]): ValueType {
  const types = new Set(values.map(typeOf).filter((type) => type !== 'empty'));
  const [type = 'empty'] = types;
  return types.size > 1 ? 'words' : type;
}

function typeOf(value: unknown): ValueType {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'object') return 'several';
  if (typeof value === 'boolean') return 'yesNo';
  if (typeof value === 'number') return 'amount';
  const text = String(value).trim();
  if (dates.test(text)) return 'date';
  // What begins with 0 is a code: 007 is not 7.
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? 'amount' : 'words';
}

/** A value as a cell shows it. */
export function wordCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
