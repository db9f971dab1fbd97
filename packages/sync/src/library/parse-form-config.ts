import { type ReviewState, reviewStates } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import type { FormReview, Metric, PersonName, TableLayout, TableView } from '../database/rows.ts';

/** Parses the views in form.config.json. Invalid views are skipped, because any builder may write to this file. */
export function parseTableViews(stored: unknown): readonly TableView[] {
  return Array.isArray(stored) ? stored.flatMap((one) => parseTableView(one) ?? []) : [];
}

function parseTableView(stored: unknown): TableView | undefined {
  if (!isRecord(stored)) return undefined;
  const [id, title] = [toText(stored.id), toText(stored.title).trim()];
  if (!id || !title) return undefined;
  return {
    id,
    title,
    created: toText(stored.created),
    createdBy: parsePerson(stored.createdBy),
    modified: toText(stored.modified),
    modifiedBy: parsePerson(stored.modifiedBy),
    ...parseLayout(stored),
  };
}

function parseLayout(stored: Readonly<Record<string, unknown>>): TableLayout {
  const isNamed = (one: unknown): one is Readonly<Record<string, unknown>> & { readonly id: string } =>
    isRecord(one) && typeof one.id === 'string';
  return {
    columnVisibility: toRecord(stored.columnVisibility, (one) => typeof one === 'boolean'),
    columnOrder: toStrings(stored.columnOrder),
    columnSizing: toRecord(stored.columnSizing, (one): one is number => typeof one === 'number' && one > 0),
    columnFilters: toList(stored.columnFilters)
      .filter(isNamed)
      .map(({ id, value }) => ({ id, value })),
    sorting: toList(stored.sorting)
      .filter(isNamed)
      .map(({ id, desc }) => ({ id, desc: desc === true })),
    columnPinning: toStrings(stored.columnPinning),
    density: stored.density === 'roomy' || stored.density === 'dense' ? stored.density : 'normal',
    keyFigures: toList(stored.keyFigures)
      .filter(isNamed)
      .flatMap((one) => parseMetric(one) ?? []),
  };
}

const metricKinds = ['count', 'sum', 'mean', 'share'] as const;

function parseMetric(stored: Readonly<Record<string, unknown>> & { readonly id: string }): Metric | undefined {
  const kind = metricKinds.find((one) => one === stored.kind);
  const [column, value] = [toText(stored.column), toText(stored.value)];
  if (!kind || (kind !== 'count' && !column) || (kind === 'share' && !value)) return undefined;
  return { id: stored.id, kind, column, ...(kind === 'share' && { value }) };
}

const toText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');
const toList = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);
const toStrings = (stored: unknown): readonly string[] => toList(stored).filter((one) => typeof one === 'string');

function toRecord<Value>(stored: unknown, is: (one: unknown) => one is Value): Readonly<Record<string, Value>> {
  const entries = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.flatMap(([key, one]) => (is(one) ? [[key, one] as const] : [])));
}

function parsePerson(stored: unknown): PersonName {
  if (typeof stored === 'string') return { name: stored };
  if (!isRecord(stored)) return { name: '' };
  const id = toText(stored.id);
  return { ...(id && { id }), name: toText(stored.name) };
}

const maxNameLength = 60;

/** Parses the review settings in form.config.json; `undefined` if submissions aren't reviewed. */
export function parseFormReview(stored: unknown): FormReview | undefined {
  if (!isRecord(stored)) return undefined;
  const names = isRecord(stored.names) ? stored.names : {};
  const named = reviewStates.flatMap((state): readonly (readonly [ReviewState, string])[] => {
    const name = names[state];
    const text = typeof name === 'string' ? name.trim().slice(0, maxNameLength) : '';
    return text ? [[state, text]] : [];
  });
  return { names: Object.fromEntries(named) };
}
