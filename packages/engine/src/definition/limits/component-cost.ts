import { isObjectOrList, isRecord } from '../../json/json-value.ts';
import type { ComponentDefinition } from '../form-definition.ts';
import { toRecord } from '../read-property.ts';
import { type ExceededLimit, type FormLimit, formLimits } from './form-limits.ts';

/** Cost of rendering one component, without its children. */
export interface ComponentCost {
  /** Number of characters in all texts of the component. */
  readonly length: number;
  /** Number of HTML elements in all texts of the component. */
  readonly elements: number;
  readonly logicRules: number;
  /** Number of values in the component's settings, including nested values. */
  readonly values: number;
  /** Limits that this component exceeds by itself. */
  readonly exceededLimits: readonly ExceededLimit[];
}

const costCache = new WeakMap<ComponentDefinition, ComponentCost>();

/** Computes the cost of a component. Cached by object identity. */
export function computeComponentCost(definition: ComponentDefinition): ComponentCost {
  const cached = costCache.get(definition);
  if (cached) return cached;
  const cost = computeCost(definition);
  costCache.set(definition, cost);
  return cost;
}

/** Properties that contain children (`findChildSlots`), whose costs are computed separately. */
const childProperties: ReadonlySet<string> = new Set(['components', 'columns', 'rows']);
const listLimits: Readonly<Record<string, FormLimit>> = {
  values: 'choices',
  'data.values': 'choices',
  defaultValue: 'rows',
  fixedRows: 'rows',
};
/** Lists whose entries are counted over the whole form, not per component. */
const countedPerForm: ReadonlySet<string> = new Set(['components', 'logic']);

interface Visit {
  readonly value: object;
  readonly path: string;
  /** True if the value may contain children. */
  readonly canContainChildren: boolean;
}

function computeCost(definition: ComponentDefinition): ComponentCost {
  const excesses: ExceededLimit[] = [];
  let length = 0;
  let elements = 0;
  let values = 0;
  const pending: Visit[] = [{ value: definition, path: '', canContainChildren: true }];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const { value } = visit;
    const settings = Object.entries(value);
    excesses.push(...findListLimit(value, settings.length, visit.path));
    values += settings.length;
    if (values > formLimits.values) {
      excesses.push({ what: 'values', path: '' });
      break;
    }
    for (const [name, child] of settings) {
      if (typeof child === 'string') {
        length += child.length;
        elements += countTextElements(child, visit, name, excesses);
      } else if (isObjectOrList(child) && !isChild(child, visit)) pending.push(createVisit(child, name, visit));
    }
  }
  const logicRules = getLength(definition.logic);
  return { length, elements, logicRules, values, exceededLimits: [...excesses, ...findProductLimits(definition)] };
}

const isChild = (value: object, { value: parent, canContainChildren: mayHoldChildren }: Visit): boolean =>
  mayHoldChildren && Array.isArray(parent) && isRecord(value) && typeof value.type === 'string';

function createVisit(value: object, name: string, parent: Visit): Visit {
  const isFirst = parent.path === '';
  return {
    value,
    path: formatPath(name, parent),
    canContainChildren: parent.canContainChildren && (!isFirst || childProperties.has(name)),
  };
}

function formatPath(name: string, { value, path }: Visit): string {
  if (Array.isArray(value)) return `${path}[${name}]`;
  return path === '' ? name : `${path}.${name}`;
}

const PICTURE_DATA_URLS = /data:image\/[a-z+.-]+;base64,[A-Za-z0-9+/=]*/gi;

/** Adds the limits that a text exceeds to `excesses`. @returns the number of HTML elements in the text */
function countTextElements(text: string, parent: Visit, name: string, excesses: ExceededLimit[]): number {
  const elements = countElements(text);
  const what = findTextLimit(text, elements);
  if (what) excesses.push({ what, path: formatPath(name, parent) });
  return elements;
}

function findTextLimit(text: string, elements: number): FormLimit | undefined {
  if (text.length > formLimits.pictureLength) return 'pictureLength';
  const isLong =
    text.length > formLimits.textLength && text.replace(PICTURE_DATA_URLS, '').length > formLimits.textLength;
  if (isLong) return 'textLength';
  return elements > formLimits.elements ? 'elements' : undefined;
}

/** Counts the possible starts of an HTML element. */
function countElements(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const charCode = text.charCodeAt(at + 1) | 32;
    if (charCode >= 97 && charCode <= 122) count += 1;
  }
  return count;
}

function findListLimit(parent: object, count: number, path: string): readonly ExceededLimit[] {
  if (countedPerForm.has(path)) return [];
  const what = (Array.isArray(parent) && listLimits[path]) || 'cells';
  return count > formLimits[what] ? [{ what, path }] : [];
}

/** Checks products of two lists: a survey has a button per question and answer, a table a cell per row and column. */
function findProductLimits({ questions, values, rows }: ComponentDefinition): readonly ExceededLimit[] {
  const cells = Array.isArray(rows) ? rows.reduce((sum: number, row: unknown) => sum + getLength(row), 0) : 0;
  return [
    ...(getLength(questions) * getLength(values) > formLimits.cells
      ? [{ what: 'cells', path: 'questions' } as const]
      : []),
    ...(cells > formLimits.cells ? [{ what: 'cells', path: 'rows' } as const] : []),
  ];
}

/** Returns the number of initial rows according to the definition. Grids add at most 100 rows of their own. */
export function countInitialRows({ defaultValue, fixedRows, validate, rowGroups }: ComponentDefinition): number {
  const minRows = Number(toRecord(validate).minLength ?? 0) || 0;
  const groupedRows = Array.isArray(rowGroups)
    ? rowGroups.reduce((sum: number, group: unknown) => sum + (Number(toRecord(group).numberOfRows ?? 1) || 0), 0)
    : 0;
  return Math.max(1, getLength(defaultValue), getLength(fixedRows), Math.min(100, Math.max(minRows, groupedRows)));
}

/** Counts the entries of all lists in a value, such as the rows of a default, including nested rows. */
export function countEntries(value: unknown): number {
  let count = 0;
  const open = [value];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (!isObjectOrList(part)) continue;
    count += getLength(part);
    for (const child of Object.values(part)) if (isObjectOrList(child)) open.push(child);
  }
  return count;
}

export const getLength = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
