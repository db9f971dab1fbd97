import { isRecord } from '@tideform/engine';
import type { Metric, PersonName, TableLayout, TableView } from '../database/rows.ts';

/** Views as form.config.json has them. What is none is passed over: whoever may build may write anything there. */
export function readTableViews(stored: unknown): readonly TableView[] {
  return Array.isArray(stored) ? stored.flatMap((one) => readTableView(one) ?? []) : [];
}

function readTableView(stored: unknown): TableView | undefined {
  if (!isRecord(stored)) return undefined;
  const [id, title] = [wordIn(stored.id), wordIn(stored.title).trim()];
  if (!id || !title) return undefined;
  return {
    id,
    title,
    created: wordIn(stored.created),
    createdBy: readPerson(stored.createdBy),
    modified: wordIn(stored.modified),
    modifiedBy: readPerson(stored.modifiedBy),
    ...readLayout(stored),
  };
}

function readLayout(stored: Readonly<Record<string, unknown>>): TableLayout {
  const isNamed = (one: unknown): one is Readonly<Record<string, unknown>> & { readonly id: string } =>
    isRecord(one) && typeof one.id === 'string';
  return {
    columnVisibility: recordOf(stored.columnVisibility, (one) => typeof one === 'boolean'),
    columnOrder: wordsIn(stored.columnOrder),
    columnSizing: recordOf(stored.columnSizing, (one): one is number => typeof one === 'number' && one > 0),
    columnFilters: listOf(stored.columnFilters)
      .filter(isNamed)
      .map(({ id, value }) => ({ id, value })),
    sorting: listOf(stored.sorting)
      .filter(isNamed)
      .map(({ id, desc }) => ({ id, desc: desc === true })),
    columnPinning: wordsIn(stored.columnPinning),
    density: stored.density === 'roomy' || stored.density === 'dense' ? stored.density : 'normal',
    keyFigures: listOf(stored.keyFigures)
      .filter(isNamed)
      .flatMap((one) => readMetric(one) ?? []),
  };
}

const metricKinds = ['count', 'sum', 'mean', 'share'] as const;

function readMetric(stored: Readonly<Record<string, unknown>> & { readonly id: string }): Metric | undefined {
  const kind = metricKinds.find((one) => one === stored.kind);
  const [column, value] = [wordIn(stored.column), wordIn(stored.value)];
  if (!kind || (kind !== 'count' && !column) || (kind === 'share' && !value)) return undefined;
  return { id: stored.id, kind, column, ...(kind === 'share' && { value }) };
}

const wordIn = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);
const wordsIn = (stored: unknown): readonly string[] => listOf(stored).filter((one) => typeof one === 'string');

function recordOf<Value>(stored: unknown, is: (one: unknown) => one is Value): Readonly<Record<string, Value>> {
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.flatMap(([key, one]) => (is(one) ? [[key, one] as const] : [])));
}

function readPerson(stored: unknown): PersonName {
  if (typeof stored === 'string') return { name: stored };
  if (!isRecord(stored)) return { name: '' };
  const id = wordIn(stored.id);
  return { ...(id && { id }), name: wordIn(stored.name) };
}
