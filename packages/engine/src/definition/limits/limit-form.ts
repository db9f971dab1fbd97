import { findChildSlots } from '../child-slots.ts';
import type { ComponentDefinition, FormDefinition } from '../form-definition.ts';
import { mapComponents } from '../map-components.ts';
import { computeComponentCost, countEntries, countInitialRows } from './component-cost.ts';
import { type FormLimit, formLimits } from './form-limits.ts';

/** Type of the placeholder for a component that is too large to render: a notice is shown and the answer is kept. */
export const tooLargeType = 'tooLarge';

const limitedForms = new WeakMap<FormDefinition, FormDefinition>();

/**
 * Replaces each component over a limit by a placeholder of the type `tooLargeType` with the exceeded `limit`; surplus
 * components are replaced by a single placeholder. Returns the same object if everything is within the limits.
 */
export function limitForm(form: FormDefinition): FormDefinition {
  const cached = limitedForms.get(form);
  if (cached) return cached;
  const replaced = findReplacements(form);
  const next =
    replaced.size === 0
      ? form
      : mapComponents(form, (list) =>
          list.some((one) => replaced.has(one))
            ? list.flatMap((one) => (replaced.has(one) ? (replaced.get(one) ?? []) : one))
            : list,
        );
  limitedForms.set(form, next);
  return next;
}

type Replacements = Map<ComponentDefinition, ComponentDefinition | undefined>;
type CountedProperty = 'components' | 'fields' | 'logicRules' | 'values' | 'totalLength' | 'totalElements';

interface Budget {
  readonly remaining: Record<CountedProperty, number>;
  readonly replaced: Replacements;
}

function findReplacements(form: FormDefinition): Replacements {
  const { components, fields, logicRules, values, totalLength, totalElements } = formLimits;
  const budget = {
    remaining: { components, fields, logicRules, values, totalLength, totalElements },
    replaced: new Map(),
  };
  countList(form.components, true, budget);
  return budget.replaced;
}

/**
 * Subtracts the cost of a list of components from the budget.
 * @param countsFields `false` in a grid whose fields are already counted
 */
function countList(list: readonly ComponentDefinition[], countsFields: boolean, budget: Budget): void {
  for (const definition of list) countComponent(definition, countsFields, budget);
}

function countComponent(
  definition: ComponentDefinition,
  countsFields: boolean,
  { remaining: left, replaced }: Budget,
): void {
  left.components -= 1;
  if (left.components < 0) {
    replaced.set(definition, left.components === -1 ? createPlaceholder(definition, 'components') : undefined);
    return;
  }
  const rows = countInitialRows(definition);
  const cost = computeCost(definition, countsFields ? rows : undefined);
  const what = computeComponentCost(definition).exceededLimits[0]?.what ?? findExceededLimit(cost, left);
  if (what) {
    replaced.set(definition, createPlaceholder(definition, what));
    return;
  }
  for (const [name, amount] of Object.entries(cost)) left[name as CountedProperty] -= amount;
  for (const { components } of findChildSlots(definition)) {
    countList(components, countsFields && rows === 1, { remaining: left, replaced });
  }
}

type Cost = Readonly<Record<Exclude<CountedProperty, 'components'>, number>>;

/**
 * Returns the cost of a component.
 * @param rows number of initial rows; `undefined` if the fields are already counted
 */
function computeCost(definition: ComponentDefinition, rows: number | undefined): Cost {
  const { length, elements, logicRules, values } = computeComponentCost(definition);
  const fields = rows === undefined ? 0 : rows === 1 ? 1 : countFields(definition);
  return { fields, logicRules, values, totalLength: length, totalElements: elements };
}

const findExceededLimit = (cost: Cost, left: Readonly<Record<CountedProperty, number>>): FormLimit | undefined =>
  (Object.keys(cost) as (keyof Cost)[]).find((name) => cost[name] > left[name]);

const fieldCountCache = new WeakMap<ComponentDefinition, number>();

/** Returns the number of fields that a component creates in a new response, including those in its initial rows. */
export function countFields(definition: ComponentDefinition): number {
  const cached = fieldCountCache.get(definition);
  if (cached !== undefined) return cached;
  const children = findChildSlots(definition).flatMap(({ components }) => components);
  const childFields = children.reduce((sum, child) => sum + countFields(child), 0);
  const fields =
    1 +
    (childFields === 0
      ? 0
      : Math.max(childFields * countInitialRows(definition), countEntries(definition.defaultValue)));
  fieldCountCache.set(definition, fields);
  return fields;
}

const MAX_NAME_LENGTH = 200;

function createPlaceholder({ key, label, input }: ComponentDefinition, what: FormLimit): ComponentDefinition {
  return {
    type: tooLargeType,
    ...(key !== undefined && { key: key.slice(0, MAX_NAME_LENGTH) }),
    ...(typeof label === 'string' && { label: label.slice(0, MAX_NAME_LENGTH) }),
    ...(input !== undefined && { input }),
    limit: { what, most: formLimits[what] },
  };
}
