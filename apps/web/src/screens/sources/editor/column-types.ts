export type ValueType = 'words' | 'amount' | 'date' | 'yesNo' | 'several' | 'empty';

export interface PreviewColumn {
  readonly name: string;
  readonly type: ValueType;
}

const datePattern = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Returns the columns of rows in their order of appearance, with the type of their values. */
export function getColumns(rows: readonly unknown[]): readonly PreviewColumn[] {
  const values = new Map<string, unknown[]>();
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    for (const [name, value] of Object.entries(row)) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return [...values].map(([name, all]) => ({ name, type: getCommonType(all) }));
}

function getCommonType(values: readonly unknown[]): ValueType {
  const types = new Set(values.map(getValueType).filter((type) => type !== 'empty'));
  const [type = 'empty'] = types;
  return types.size > 1 ? 'words' : type;
}

function getValueType(value: unknown): ValueType {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'object') return 'several';
  if (typeof value === 'boolean') return 'yesNo';
  if (typeof value === 'number') return 'amount';
  const text = String(value).trim();
  if (datePattern.test(text)) return 'date';
  // Numbers with leading zeros are codes: 007 isn't 7.
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? 'amount' : 'words';
}

/** Formats a value as cell text. */
export function formatCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
