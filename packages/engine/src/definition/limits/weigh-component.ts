import { isHolder, isRecord } from '../../json/is-record.ts';
import type { ComponentDefinition } from '../form-definition.ts';
import { recordOf } from '../read-property.ts';
import { type Excess, type FormLimit, formLimits } from './form-limits.ts';

/** What drawing one component costs, without its children. */
export interface Weight {
  /** Characters of all texts. */
  readonly length: number;
  /** HTML elements in all texts. */
  readonly elements: number;
  readonly logicRules: number;
  /** All of its settings, with what lies in them. */
  readonly values: number;
  /** What the component alone has too much of. */
  readonly excesses: readonly Excess[];
}

const weighed = new WeakMap<ComponentDefinition, Weight>();

/** Weighs a component by looking at each of its own values once. The same object is weighed once. */
export function weighComponent(definition: ComponentDefinition): Weight {
  const known = weighed.get(definition);
  if (known) return known;
  const weight = weigh(definition);
  weighed.set(definition, weight);
  return weight;
}

/** Where children lie (`childSlotsOf`), which are weighed by themselves. */
const holdsChildren: ReadonlySet<string> = new Set(['components', 'columns', 'rows']);
const listLimits: Readonly<Record<string, FormLimit>> = {
  values: 'choices',
  'data.values': 'choices',
  defaultValue: 'rows',
  fixedRows: 'rows',
};
/** Counted over the whole form. */
const countedElsewhere: ReadonlySet<string> = new Set(['components', 'logic']);

interface Visit {
  readonly value: object;
  readonly path: string;
  /** Whether children may lie in it. */
  readonly mayHoldChildren: boolean;
}

function weigh(definition: ComponentDefinition): Weight {
  const excesses: Excess[] = [];
  let length = 0;
  let elements = 0;
  let values = 0;
  const open: Visit[] = [{ value: definition, path: '', mayHoldChildren: true }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { value } = visit;
    const settings = Object.entries(value);
    excesses.push(...listExcess(value, settings.length, visit.path));
    values += settings.length;
    if (values > formLimits.values) {
      excesses.push({ what: 'values', path: '' });
      break;
    }
    for (const [name, child] of settings) {
      if (typeof child === 'string') {
        length += child.length;
        elements += weighText(child, visit, name, excesses);
      } else if (isHolder(child) && !isChild(child, visit)) open.push(visitOf(child, name, visit));
    }
  }
  const logicRules = lengthOf(definition.logic);
  return { length, elements, logicRules, values, excesses: [...excesses, ...grown(definition)] };
}

const isChild = (value: object, { value: holder, mayHoldChildren }: Visit): boolean =>
  mayHoldChildren && Array.isArray(holder) && isRecord(value) && typeof value.type === 'string';

function visitOf(value: object, name: string, holder: Visit): Visit {
  const isFirst = holder.path === '';
  return {
    value,
    path: pathOf(name, holder),
    mayHoldChildren: holder.mayHoldChildren && (!isFirst || holdsChildren.has(name)),
  };
}

function pathOf(name: string, { value, path }: Visit): string {
  if (Array.isArray(value)) return `${path}[${name}]`;
  return path === '' ? name : `${path}.${name}`;
}

const PICTURES = /data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]*/gi;

/** Adds what a text has too much of. @returns how many HTML elements are in it */
function weighText(text: string, holder: Visit, name: string, excesses: Excess[]): number {
  const elements = countElements(text);
  const what = textExcess(text, elements);
  if (what) excesses.push({ what, path: pathOf(name, holder) });
  return elements;
}

function textExcess(text: string, elements: number): FormLimit | undefined {
  if (text.length > formLimits.pictureLength) return 'pictureLength';
  const isLong = text.length > formLimits.textLength && text.replace(PICTURES, '').length > formLimits.textLength;
  if (isLong) return 'textLength';
  return elements > formLimits.elements ? 'elements' : undefined;
}

/** Counts what a reader of HTML could take for the start of an element. */
function countElements(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const letter = text.charCodeAt(at + 1) | 32;
    if (letter >= 97 && letter <= 122) count += 1;
  }
  return count;
}

function listExcess(holder: object, count: number, path: string): readonly Excess[] {
  if (countedElsewhere.has(path)) return [];
  const what = (Array.isArray(holder) && listLimits[path]) || 'cells';
  return count > formLimits[what] ? [{ what, path }] : [];
}

/** What two lists make together: a survey has a button for each question and answer, a table a cell for each row and column. */
function grown({ questions, values, rows }: ComponentDefinition): readonly Excess[] {
  const cells = Array.isArray(rows) ? rows.reduce((sum: number, row: unknown) => sum + lengthOf(row), 0) : 0;
  return [
    ...(lengthOf(questions) * lengthOf(values) > formLimits.cells
      ? [{ what: 'cells', path: 'questions' } as const]
      : []),
    ...(cells > formLimits.cells ? [{ what: 'cells', path: 'rows' } as const] : []),
  ];
}

/** Rows that a component makes before anybody answers, as far as the form says. Grids make no more than 100 by themselves. */
export function firstRowsOf({ defaultValue, fixedRows, validate, rowGroups }: ComponentDefinition): number {
  const least = Number(recordOf(validate).minLength ?? 0) || 0;
  const grouped = Array.isArray(rowGroups)
    ? rowGroups.reduce((sum: number, group: unknown) => sum + (Number(recordOf(group).numberOfRows ?? 1) || 0), 0)
    : 0;
  return Math.max(1, lengthOf(defaultValue), lengthOf(fixedRows), Math.min(100, Math.max(least, grouped)));
}

/** Entries of all lists in a value: the rows of a default, with the rows in them. */
export function entriesIn(value: unknown): number {
  let count = 0;
  const open = [value];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (!isHolder(part)) continue;
    count += lengthOf(part);
    for (const child of Object.values(part)) if (isHolder(child)) open.push(child);
  }
  return count;
}

export const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
