import { isRecord, readAt } from '@tideform/engine';
import { isRowsAddress } from '../data-rows/rows-address.ts';
import { type Choice, choiceKey } from '../read/choice.ts';
import type { ChoiceSource } from './choice-source.ts';

type Reading = Pick<ChoiceSource, 'valueProperty' | 'template'> & Partial<Pick<ChoiceSource, 'from'>>;

/** No list of choices is longer: what comes after is left out. */
export const MOST_CHOICES = 20_000;

/** The same of rows of a data source, which are here already: more than any device has. */
export const MOST_ROWS = 200_000;

const mostOf = ({ from }: Reading): number =>
  from && 'address' in from && isRowsAddress(from.address) ? MOST_ROWS : MOST_CHOICES;

const known = new WeakMap<readonly unknown[], Map<string, readonly Choice[]>>();

/** Reads the entries of a list as choices, each value once. What was read of the same list is remembered: rows share it. */
export function choicesIn(items: readonly unknown[], reading: Reading): readonly Choice[] {
  const { valueProperty, template } = reading;
  const way = JSON.stringify([valueProperty, template, mostOf(reading)]);
  const before = known.get(items) ?? new Map<string, readonly Choice[]>();
  known.set(items, before);
  const choices = before.get(way) ?? readChoices(items, reading);
  before.set(way, choices);
  return choices;
}

function readChoices(items: readonly unknown[], reading: Reading): readonly Choice[] {
  const { valueProperty, template } = reading;
  const path = valueProperty === '' ? [] : valueProperty.split('.');
  const labelOf = itemLabels(template);
  const byKey = new Map<string, Choice>();
  for (const item of items.slice(0, mostOf(reading))) {
    const value = isRecord(item) ? readAt(item, path) : item;
    const key = choiceKey(value);
    if (key !== '' && !byKey.has(key)) byKey.set(key, { value, label: labelOf(item) || key });
  }
  return [...byKey.values()];
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
  return (item) => {
    const fill = (_: string, hole: string) => {
      const path = ITEM.exec(hole.trim())?.[1];
      return path === undefined
        ? ''
        : said(
            readAt(
              item,
              path
                .replace(/\[(\d+)\]/g, '.$1')
                .split('.')
                .slice(1),
            ),
          );
    };
    return plain.replace(HOLE, fill).replace(/\s+/g, ' ').trim() || usualName(item);
  };
}

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
