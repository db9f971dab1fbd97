import type { ComponentSpecs } from '../component-spec.ts';
import type { Segments } from '../data/data-path.ts';
import type { SubmissionData } from '../data/submission-data.ts';
import type { FormDefinition } from '../definition/form-definition.ts';
import { deepCopy } from '../json/deep-copy.ts';
import { isRecord } from '../json/is-record.ts';
import type { FieldPlan } from '../plan/field-plan.ts';
import { planForm } from '../plan/plan-form.ts';

interface Going {
  /** Whether the answer of a component goes. */
  readonly goes: (plan: FieldPlan) => boolean;
  /** What a layout says holds for all that lies in it. */
  readonly withLayouts: boolean;
}

/**
 * A copy of answers without those of some components, in rows and containers too. What no component knows is kept. The
 * given answers stay as they are, and nothing is shared with them.
 */
export function withoutAnswers(
  form: FormDefinition,
  specs: ComponentSpecs,
  data: SubmissionData,
  going: Going,
): SubmissionData {
  const copy = deepCopy(data);
  clearList(planForm(form, specs).root.roots, [copy], false, going);
  return copy;
}

/**
 * @param scopes the objects that the plans' answers lie in: the data, or the rows of a grid
 * @param all what holds the components goes
 */
function clearList(plans: readonly FieldPlan[], scopes: readonly unknown[], all: boolean, going: Going): void {
  for (const plan of plans) {
    const { role, segments, slots, columns } = plan;
    const isCleared = all || going.goes(plan);
    if (isCleared && role !== 'layout') for (const scope of scopes) remove(scope, segments);
    else if (columns) clearList(columns.roots, entriesAt(scopes, segments), false, going);
    else clearList(slots.flat(), scopes, isCleared && (role !== 'layout' || going.withLayouts), going);
  }
}

function entriesAt(values: readonly unknown[], segments: Segments): readonly unknown[] {
  const [name, ...rest] = segments;
  const lists = values.flatMap((value) => (Array.isArray(value) ? value : [value]));
  if (name === undefined) return lists;
  return entriesAt(
    lists.flatMap((value) => (hasName(value, name) ? [value[name]] : [])),
    rest,
  );
}

/** Goes through every entry of a list on the way: an unknown component may store its children's answers so. */
function remove(scope: unknown, segments: Segments): void {
  const name = segments.at(-1)!;
  for (const holder of entriesAt([scope], segments.slice(0, -1))) if (hasName(holder, name)) delete holder[name];
}

function hasName(value: unknown, name: string): value is Record<string, unknown> {
  return isRecord(value) && Object.hasOwn(value, name);
}
