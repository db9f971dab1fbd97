import { childSlotsOf } from '../child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../form-definition.ts';
import { mapComponents } from '../map-components.ts';
import { type FormLimit, formLimits } from './form-limits.ts';
import { entriesIn, firstRowsOf, weighComponent } from './weigh-component.ts';

/** Stands for a component that is too large to draw: its answer stays, and a short notice is shown. No component has this type. */
export const tooLargeType = 'tooLarge';

const bounded = new WeakMap<FormDefinition, FormDefinition>();

/**
 * Gives a form that a page can bear: a component over a limit is replaced by one of the type `tooLargeType`, which says what there
 * is too much of (`limit`); of too many components one stands for the rest. The same object where everything is within the limits.
 */
export function boundForm(form: FormDefinition): FormDefinition {
  const known = bounded.get(form);
  if (known) return known;
  const replaced = findReplaced(form);
  const next =
    replaced.size === 0
      ? form
      : mapComponents(form, (list) =>
          list.some((one) => replaced.has(one))
            ? list.flatMap((one) => (replaced.has(one) ? (replaced.get(one) ?? []) : one))
            : list,
        );
  bounded.set(form, next);
  return next;
}

type Replaced = Map<ComponentDefinition, ComponentDefinition | undefined>;
type Counted = 'components' | 'fields' | 'logicRules' | 'values' | 'totalLength' | 'totalElements';

interface Budget {
  readonly left: Record<Counted, number>;
  readonly replaced: Replaced;
}

function findReplaced(form: FormDefinition): Replaced {
  const { components, fields, logicRules, values, totalLength, totalElements } = formLimits;
  const budget = { left: { components, fields, logicRules, values, totalLength, totalElements }, replaced: new Map() };
  spendList(form.components, true, budget);
  return budget.replaced;
}

/** @param countsFields `false` in a grid whose rows are counted already */
function spendList(list: readonly ComponentDefinition[], countsFields: boolean, budget: Budget): void {
  for (const definition of list) spend(definition, countsFields, budget);
}

function spend(definition: ComponentDefinition, countsFields: boolean, { left, replaced }: Budget): void {
  left.components -= 1;
  if (left.components < 0) {
    replaced.set(definition, left.components === -1 ? replacement(definition, 'components') : undefined);
    return;
  }
  const rows = firstRowsOf(definition);
  const cost = costOf(definition, countsFields ? rows : undefined);
  const what = weighComponent(definition).excesses[0]?.what ?? over(cost, left);
  if (what) {
    replaced.set(definition, replacement(definition, what));
    return;
  }
  for (const [name, amount] of Object.entries(cost)) left[name as Counted] -= amount;
  for (const { components } of childSlotsOf(definition)) {
    spendList(components, countsFields && rows === 1, { left, replaced });
  }
}

type Cost = Readonly<Record<Exclude<Counted, 'components'>, number>>;

/** @param rows `undefined`: its fields are counted already */
function costOf(definition: ComponentDefinition, rows: number | undefined): Cost {
  const { length, elements, logicRules, values } = weighComponent(definition);
  const fields = rows === undefined ? 0 : rows === 1 ? 1 : fieldsOf(definition);
  return { fields, logicRules, values, totalLength: length, totalElements: elements };
}

const over = (cost: Cost, left: Readonly<Record<Counted, number>>): FormLimit | undefined =>
  (Object.keys(cost) as (keyof Cost)[]).find((name) => cost[name] > left[name]);

const known = new WeakMap<ComponentDefinition, number>();

/** How many fields a new response has of a component: itself, and its children in each of its first rows. */
export function fieldsOf(definition: ComponentDefinition): number {
  const before = known.get(definition);
  if (before !== undefined) return before;
  const children = childSlotsOf(definition).flatMap(({ components }) => components);
  const within = children.reduce((sum, child) => sum + fieldsOf(child), 0);
  const fields =
    1 + (within === 0 ? 0 : Math.max(within * firstRowsOf(definition), entriesIn(definition.defaultValue)));
  known.set(definition, fields);
  return fields;
}

const MOST_NAME = 200;

function replacement({ key, label, input }: ComponentDefinition, what: FormLimit): ComponentDefinition {
  return {
    type: tooLargeType,
    ...(key !== undefined && { key: key.slice(0, MOST_NAME) }),
    ...(typeof label === 'string' && { label: label.slice(0, MOST_NAME) }),
    ...(input !== undefined && { input }),
    limit: { what, most: formLimits[what] },
  };
}
