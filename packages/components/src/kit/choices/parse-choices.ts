import { isRecord, readAt } from '@tideform/engine';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import { type Choice, choiceKey } from '../read/choice.ts';
import type { ChoiceSource } from './choice-source.ts';

/** Settings for converting list entries to choices. */
export type ChoiceParsing = Pick<ChoiceSource, 'valueProperty' | 'template'> & Partial<Pick<ChoiceSource, 'from'>>;

/** Maximum number of choices in a list; further entries are dropped. */
export const MAX_CHOICES = 20_000;

/** Maximum number of choices from a data source, whose rows are already on the device. */
export const MAX_ROWS = 200_000;

const getLimit = ({ from }: ChoiceParsing): number =>
  from && 'address' in from && isRowsAddress(from.address) ? MAX_ROWS : MAX_CHOICES;

/** Returns the entries of a list up to the maximum number of choices. */
export const limitEntries = (items: readonly unknown[], reading: ChoiceParsing): readonly unknown[] =>
  items.slice(0, getLimit(reading));

const cache = new WeakMap<readonly unknown[], Map<string, readonly Choice[]>>();

/**
 * Converts the entries of a list to choices with unique values. The result is cached per list, because grid rows share
 * lists.
 */
export function parseChoices(items: readonly unknown[], reading: ChoiceParsing): readonly Choice[] {
  const before = getCachedChoices(items, reading);
  if (before.choices) return before.choices;
  const found = createChoiceCollector(reading);
  for (const item of limitEntries(items, reading)) found.add(item);
  return before.keep(found.all());
}

/** Returns the cached choices of a list for these settings, and a function that stores choices in the cache. */
export function getCachedChoices(items: readonly unknown[], reading: ChoiceParsing) {
  const settingsKey = JSON.stringify([reading.valueProperty, reading.template, getLimit(reading)]);
  const choicesBySettings = cache.get(items) ?? new Map<string, readonly Choice[]>();
  cache.set(items, choicesBySettings);
  const store = (choices: readonly Choice[]) => {
    choicesBySettings.set(settingsKey, choices);
    return choices;
  };
  return { choices: choicesBySettings.get(settingsKey), keep: store };
}

/** Creates a collector that parses entries one by one and drops duplicate values. */
export function createChoiceCollector({ valueProperty, template }: ChoiceParsing) {
  const path = valueProperty === '' ? [] : valueProperty.split('.');
  const labelOf = createLabelFormatter(template);
  const byKey = new Map<string, Choice>();
  return {
    add(item: unknown) {
      const value = isRecord(item) ? readAt(item, path) : item;
      const key = choiceKey(value);
      if (key !== '' && !byKey.has(key)) byKey.set(key, { value, label: labelOf(item) || key });
    },
    all: (): readonly Choice[] => [...byKey.values()],
  };
}

/** Default label of an entry: its `label`, `name` or `title`. */
const getDefaultLabel = (item: unknown): string => {
  const { label, name, title } = isRecord(item) ? item : {};
  const named = [label, name, title].find((one) => typeof one === 'string' || typeof one === 'number');
  return named === undefined ? '' : String(named);
};

const EXPRESSION = /\{\{([^{}]*)\}\}/g;
const ITEM = /^item((?:\.[\p{L}\p{N}_$-]+|\[\d+\])*)$/u;

/**
 * Creates a function that formats the label of an entry, with the template or from its default label. The label is
 * plain text, and templates can only access the entry's values.
 *
 * NOTE: doesn't use the engine's templates, because pages that build or list forms would load them with every spec.
 */
export function createLabelFormatter(template: string): (item: unknown) => string {
  const plain = withoutTags(template);
  if (!plain.includes('{{')) return getDefaultLabel;
  // Every second part of the split template is an expression.
  const parts = plain.split(EXPRESSION).map((part, at) => (at % 2 === 0 ? part : parsePath(part)));
  return (item) => {
    const filled = parts.map((part) => (typeof part === 'string' ? part : part ? formatValue(readAt(item, part)) : ''));
    return filled.join('').replace(/\s+/g, ' ').trim() || getDefaultLabel(item);
  };
}

/** Parses an expression: `item.a.b[0]` → a, b, 0. `undefined` for any other expression. */
const parsePath = (hole: string): readonly string[] | undefined =>
  ITEM.exec(hole.trim())?.[1]
    ?.replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(1);

const formatValue = (value: unknown): string =>
  typeof value === 'object' ? getDefaultLabel(value) : String(value ?? '');

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\{\{\{([^{}]*)\}\}\}/g, '{{$1}}')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name]!);

const usualListKeys = ['data', 'items', 'value', 'results'];

/** Finds the list in an HTTP response; `undefined` if the response contains no list at that path. */
export function findItems(json: unknown, selectValues: string): readonly unknown[] | undefined {
  const at = selectValues === '' ? json : readAt(json, selectValues.split('.'));
  if (!isRecord(at)) return Array.isArray(at) ? at : undefined;
  return usualListKeys.map((name) => at[name]).find((one) => Array.isArray(one));
}
