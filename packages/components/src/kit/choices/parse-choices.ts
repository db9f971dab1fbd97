import { getAtPath, isRecord } from '@tideform/engine';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import { type Choice, getChoiceKey } from '../read/choice.ts';
import type { ChoiceSource } from './choice-source.ts';

/** Settings for converting list entries to choices. */
export type ChoiceParseSettings = Pick<ChoiceSource, 'valueProperty' | 'template'> &
  Partial<Pick<ChoiceSource, 'from'>>;

/** Maximum number of choices in a list; further entries are dropped. */
export const MAX_CHOICES = 20_000;

/** Maximum number of choices from a data source, whose rows are already on the device. */
export const MAX_ROW_CHOICES = 200_000;

const getMaxChoices = ({ from }: ChoiceParseSettings): number =>
  from && 'address' in from && isRowsAddress(from.address) ? MAX_ROW_CHOICES : MAX_CHOICES;

/** Returns the entries of a list up to the maximum number of choices. */
export const limitEntries = (items: readonly unknown[], settings: ChoiceParseSettings): readonly unknown[] =>
  items.slice(0, getMaxChoices(settings));

const choicesCache = new WeakMap<readonly unknown[], Map<string, readonly Choice[]>>();

/**
 * Converts the entries of a list to choices with unique values. The result is cached per list, because grid rows share
 * lists.
 */
export function parseChoices(items: readonly unknown[], settings: ChoiceParseSettings): readonly Choice[] {
  const before = getCachedChoices(items, settings);
  if (before.choices) return before.choices;
  const found = createChoiceCollector(settings);
  for (const item of limitEntries(items, settings)) found.add(item);
  return before.keep(found.all());
}

/** Returns the cached choices of a list for these settings, and a function that stores choices in the cache. */
export function getCachedChoices(items: readonly unknown[], settings: ChoiceParseSettings) {
  const settingsKey = JSON.stringify([settings.valueProperty, settings.template, getMaxChoices(settings)]);
  const choicesBySettings = choicesCache.get(items) ?? new Map<string, readonly Choice[]>();
  choicesCache.set(items, choicesBySettings);
  const store = (choices: readonly Choice[]) => {
    choicesBySettings.set(settingsKey, choices);
    return choices;
  };
  return { choices: choicesBySettings.get(settingsKey), keep: store };
}

/** Creates a collector that parses entries one by one and drops duplicate values. */
export function createChoiceCollector({ valueProperty, template }: ChoiceParseSettings) {
  const path = valueProperty === '' ? [] : valueProperty.split('.');
  const labelOf = createLabelFormatter(template);
  const byKey = new Map<string, Choice>();
  return {
    add(item: unknown) {
      const value = isRecord(item) ? getAtPath(item, path) : item;
      const key = getChoiceKey(value);
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

const EXPRESSION_PATTERN = /\{\{([^{}]*)\}\}/g;
const ITEM_PATH_PATTERN = /^item((?:\.[\p{L}\p{N}_$-]+|\[\d+\])*)$/u;

/**
 * Creates a function that formats the label of an entry, with the template or from its default label. The label is
 * plain text, and templates can only access the entry's values.
 *
 * NOTE: doesn't use the engine's templates, because pages that build or list forms would load them with every spec.
 */
export function createLabelFormatter(template: string): (item: unknown) => string {
  const plain = removeTags(template);
  if (!plain.includes('{{')) return getDefaultLabel;
  // Every second part of the split template is an expression.
  const parts = plain.split(EXPRESSION_PATTERN).map((part, at) => (at % 2 === 0 ? part : parseItemPath(part)));
  return (item) => {
    const filled = parts.map((part) =>
      typeof part === 'string' ? part : part ? formatValue(getAtPath(item, part)) : '',
    );
    return filled.join('').replace(/\s+/g, ' ').trim() || getDefaultLabel(item);
  };
}

/** Parses an expression: `item.a.b[0]` → a, b, 0. `undefined` for any other expression. */
const parseItemPath = (expression: string): readonly string[] | undefined =>
  ITEM_PATH_PATTERN.exec(expression.trim())?.[1]
    ?.replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(1);

const formatValue = (value: unknown): string =>
  typeof value === 'object' ? getDefaultLabel(value) : String(value ?? '');

const htmlEntities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

const removeTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\{\{\{([^{}]*)\}\}\}/g, '{{$1}}')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => htmlEntities[name]!);

const usualListKeys = ['data', 'items', 'value', 'results'];

/** Finds the list in an HTTP response; `undefined` if the response contains no list at that path. */
export function findListItems(json: unknown, selectValues: string): readonly unknown[] | undefined {
  const at = selectValues === '' ? json : getAtPath(json, selectValues.split('.'));
  if (!isRecord(at)) return Array.isArray(at) ? at : undefined;
  return usualListKeys.map((name) => at[name]).find((one) => Array.isArray(one));
}
