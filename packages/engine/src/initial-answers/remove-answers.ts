import type { ComponentSpecs } from '../component-spec.ts';
import type { SubmissionData } from '../data/answers.ts';
import type { Segments } from '../data/data-path.ts';
import type { ComponentDefinition, FormDefinition } from '../definition/form-definition.ts';
import { isTrue } from '../definition/read-property.ts';
import { isObjectOrList, isRecord } from '../json/json-value.ts';
import type { FieldPlan } from '../plan/field-plan.ts';
import { planForm } from '../plan/plan-form.ts';

/** Which answers are removed, decided for each component. */
interface RemovalOptions {
  /** Returns true if the answer of a component is removed. */
  readonly shouldRemove: (plan: FieldPlan) => boolean;
  /** True if selecting a layout removes the answers of all components in the layout. */
  readonly includesLayoutChildren: boolean;
}

/**
 * Returns a deep copy of the answers without those of selected components, in rows and containers too. Keeps values
 * that belong to no component.
 */
export function removeAnswers(
  form: FormDefinition,
  specs: ComponentSpecs,
  data: SubmissionData,
  options: RemovalOptions,
): SubmissionData {
  const copy = deepCopy(data);
  removeFromScopes(planForm(form, specs).root.roots, [copy], false, options);
  return copy;
}

/**
 * Removes the selected answers from a copy in place.
 * @param scopes objects that contain the answers of the plans: the data, or the rows of a grid
 * @param isAllCleared the answers of all plans are removed, because an ancestor is selected
 */
function removeFromScopes(
  plans: readonly FieldPlan[],
  scopes: readonly unknown[],
  isAllCleared: boolean,
  options: RemovalOptions,
): void {
  for (const plan of plans) {
    const { role, segments, slots, columns } = plan;
    const isCleared = isAllCleared || options.shouldRemove(plan);
    if (isCleared && role !== 'layout') for (const scope of scopes) deleteAnswer(scope, segments);
    else if (columns) removeFromScopes(columns.roots, findValues(scopes, segments), false, options);
    else
      removeFromScopes(
        slots.flat(),
        scopes,
        isCleared && (role !== 'layout' || options.includesLayoutChildren),
        options,
      );
  }
}

/**
 * Returns the values at a path within each of several objects. If the path leads through a list, it continues in every
 * entry.
 */
function findValues(values: readonly unknown[], segments: Segments): readonly unknown[] {
  const [name, ...rest] = segments;
  const lists = values.flatMap((value) => (Array.isArray(value) ? value : [value]));
  if (name === undefined) return lists;
  return findValues(
    lists.flatMap((value) => (hasKey(value, name) ? [value[name]] : [])),
    rest,
  );
}

/**
 * Deletes an answer at a path. If the path leads through a list, the answer is deleted in every entry: an unknown
 * component may store its children's answers as a list.
 */
function deleteAnswer(scope: unknown, segments: Segments): void {
  const name = segments.at(-1)!;
  for (const owner of findValues([scope], segments.slice(0, -1))) if (hasKey(owner, name)) delete owner[name];
}

function hasKey(value: unknown, name: string): value is Record<string, unknown> {
  return isRecord(value) && Object.hasOwn(value, name);
}

/**
 * Copies JSON deeply. Iterative, because untrusted values may be deeper than the stack; uses spreading, which treats
 * names such as `__proto__` as ordinary properties.
 */
function deepCopy<Json>(json: Json): Json {
  const copy = shallowCopy(json);
  const pending: unknown[] = [copy];
  while (pending.length > 0) {
    const current = pending.pop() as Record<string, unknown>;
    if (!isObjectOrList(current)) continue;
    for (const [name, value] of Object.entries(current)) {
      if (!isObjectOrList(value)) continue;
      const inside = shallowCopy(value);
      current[name] = inside;
      pending.push(inside);
    }
  }
  return copy as Json;
}

function shallowCopy(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  return isObjectOrList(value) ? { ...value } : value;
}

/**
 * Returns the answers of a copy of a response: without those of components with `clearOnCopy` or whose spec forbids
 * copying, in rows and containers too. Keeps values that belong to no component. The result shares no objects with
 * `data`.
 */
export function copyAnswers(form: FormDefinition, specs: ComponentSpecs, data: SubmissionData): SubmissionData {
  return removeAnswers(form, specs, data, {
    shouldRemove: ({ definition, spec }) => isTrue(definition.clearOnCopy) || spec?.mayCopy === false,
    includesLayoutChildren: true,
  });
}

const TRANSIENT_VALUES: ReadonlySet<unknown> = new Set([false, 'false', 'client-only']);

/**
 * Returns the answers to store when a response is submitted: without those of components with `persistent: false` or
 * `client-only`, in rows and containers too. On layouts, `persistent` has no effect: form.io also writes it there.
 */
export function getPersistentAnswers(
  form: FormDefinition,
  specs: ComponentSpecs,
  data: SubmissionData,
): SubmissionData {
  return removeAnswers(form, specs, data, {
    shouldRemove: ({ definition }) => isTransient(definition),
    includesLayoutChildren: false,
  });
}

/** Returns true if the answer of a component isn't stored when the response is submitted. */
export const isTransient = ({ persistent }: ComponentDefinition): boolean => TRANSIENT_VALUES.has(persistent);
