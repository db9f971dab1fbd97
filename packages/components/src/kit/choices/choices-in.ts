import { isRecord, readAt } from '@tideform/engine';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import { type Choice, choiceKey } from '../read/choice.ts';
import type { ChoiceSource } from './choice-source.ts';

/** How entries of a list are read as choices. */
export type ChoiceReading = Pick<ChoiceSource, 'valueProperty' | 'template'> & Partial<Pick<ChoiceSource, 'from'>>;

/** No list of choices is longer: what comes after is left out. */
export const MOST_CHOICES = 20_000;

/** The same of rows of a data source, which are here already: more than any device has. */
export const MOST_ROWS = 200_000;

const mostOf = ({ from }: ChoiceReading): number =>
  from && 'address' in from && isRowsAddress(from.address) ? MOST_ROWS : MOST_CHOICES;

/** Those of a list that are read. */
export const mostIn = (items: readonly unknown[], reading: ChoiceReading): readonly unknown[] =>
  items.slice(0, mostOf(reading));

const known = new WeakMap<readonly unknown[], Map<string, readonly Choice[]>>();

/** Reads the entries of a list as choices, each value once. What was read of the same list is remembered: rows share it. */
export function choicesIn(items: readonly unknown[], reading: ChoiceReading): readonly Choice[] {
  const before = knownOf(items, reading);
  if (before.choices) return before.choices;
  const found = collectChoices(reading);
  for (const item of mostIn(items, reading)) found.take(item);
  return before.keep(found.all());
}

/** What was read of a list in this way, and what keeps it. */
export function knownOf(items: readonly unknown[], reading: ChoiceReading) {
  const way = JSON.stringify([reading.valueProperty, reading.template, mostOf(reading)]);
  const ways = known.get(items) ?? new Map<string, readonly Choice[]>();
  known.set(items, ways);
  const keep = (choices: readonly Choice[]) => {
    ways.set(way, choices);
    return choices;
  };
  return { choices: ways.get(way), keep };
}

/** Takes entries one by one; each value is a choice once. */
export function collectChoices({ valueProperty, template }: ChoiceReading) {
  const path = valueProperty === '' ? [] : valueProperty.split('.');
  const labelOf = itemLabels(template);
  const byKey = new Map<string, Choice>();
  return {
    take(item: unknown) {
      const value = isRecord(item) ? readAt(item, path) : item;
      const key = choiceKey(value);
      if (key !== '' && !byKey.has(key)) byKey.set(key, { value, label: labelOf(item) || key });
    },
    all: (): readonly Choice[] => [...byKey.values()],
  };
}

/** What an object is usually called by. */
const usualName = (item: unknown): string => {
  const { label, name, title } = isRecord(item) ? item : {};
  const named = [label, name, title].find((one) => typeof one === 'string' || typeof one === 'number');
  return named === undefined ? '' : String(named);
};

const HOLE = /\{\{([^{}]*)\}\}/g;
const ITEM = /^item((?:\.[\p{L}\p{N}_$-]+|\[\d+\])*)$/u;

/**
 * How an entry is called: as the template says, else by what it is usually called. Plain text, whatever it holds; of the template
 * values of the entry alone are filled in.
 *
 * NOTE: not by the engine's templates: who builds or lists forms would load them with every spec.
 */
export function itemLabels(template: string): (item: unknown) => string {
  const plain = withoutTags(template);
  if (!plain.includes('{{')) return usualName;
  // Every second part is what a hole asks for.
  const parts = plain.split(HOLE).map((part, at) => (at % 2 === 0 ? part : pathIn(part)));
  return (item) => {
    const filled = parts.map((part) => (typeof part === 'string' ? part : part ? said(readAt(item, part)) : ''));
    return filled.join('').replace(/\s+/g, ' ').trim() || usualName(item);
  };
}

/** `item.a.b[0]` → a, b, 0. `undefined`: it asks for anything else. */
const pathIn = (hole: string): readonly string[] | undefined =>
  ITEM.exec(hole.trim())?.[1]
    ?.replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(1);

const said = (value: unknown): string => (typeof value === 'object' ? usualName(value) : String(value ?? ''));

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

const withoutTags = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\{\{\{([^{}]*)\}\}\}/g, '{{$1}}')
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name]!);

const usualNames = ['data', 'items', 'value', 'results'];

/** The list in what has come; `undefined`: there is none. */
export function itemsIn(json: unknown, selectValues: string): readonly unknown[] | undefined {
  const at = selectValues === '' ? json : readAt(json, selectValues.split('.'));
  if (!isRecord(at)) return Array.isArray(at) ? at : undefined;
  return usualNames.map((name) => at[name]).find((one) => Array.isArray(one));
}
