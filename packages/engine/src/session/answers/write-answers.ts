import type { Segments } from '../../data/data-path.ts';
import { hasRefusedName } from '../../definition/find-hostile-json.ts';
import { isTrue, isWritten } from '../../definition/read-property.ts';
import type { FieldInstance } from '../../fields/field-instance.ts';
import { segmentsOfField } from '../../fields/field-path.ts';
import { findFieldAt } from '../../fields/find-field.ts';
import { relatedTo, twinScopesOf } from '../../fields/related-fields.ts';
import { isRecord } from '../../json/is-record.ts';
import { sameJson } from '../../json/same-json.ts';
import { coerceAnswer } from '../../logic/effects/results/coerce-answer.ts';
import type { StoreContext } from './store-context.ts';

/** Returns the stored answer: `null` where the user emptied it (see `clearedAnswer`). */
export function readStored(field: FieldInstance, { answers }: StoreContext): unknown {
  return answers.read(segmentsOfField(field));
}

/** Returns the answer; `undefined` if there is none or the user emptied it. */
export function readAnswer(field: FieldInstance, context: StoreContext): unknown {
  const stored = readStored(field, context);
  return stored === null && isNullAnswer(field) ? undefined : stored;
}

/**
 * Returns the value that stores an answer removed by the user. An absent answer would get its default, or be calculated, when
 * the response is opened again; so with a default or an overridable calculation the stored value is what the component makes of
 * `null`: its own empty answer, or `null` itself.
 */
export function clearedAnswer({ definition, plan: { role, spec }, props }: FieldInstance): unknown {
  if (role !== 'value' || !spec) return undefined;
  const { customDefaultValue, allowCalculateOverride } = definition;
  const isFilled =
    spec.emptyValue(props) !== undefined || isWritten(customDefaultValue) || isRecord(customDefaultValue);
  if (!isFilled && !isTrue(allowCalculateOverride)) return undefined;
  const empty = spec.normalize(null, props) ?? null;
  return empty === null || spec.isEmpty(empty, props) ? empty : undefined;
}

/** Returns true if `null` is not a valid answer of this component. */
const isNullAnswer = ({ plan: { role, spec }, props }: FieldInstance): boolean =>
  role === 'value' && spec?.normalize(null, props) === undefined;

/** Writes one answer and notifies everything that depends on it. Does not settle. */
export function setAnswer(field: FieldInstance, value: unknown, context: StoreContext): void {
  const { answers, changes, pending, effects, rows } = context;
  const before = readStored(field, context);
  if (Object.is(before, value)) return;
  const { own, holding } = relatedTo(field);
  const grids = own.filter((related) => related.grid).map((grid) => [grid, readAnswer(grid, context)] as const);
  answers.write(segmentsOfField(field), value);
  changes.noteData();
  const related = [...own, ...holding];
  const { segments } = field.plan;
  const written = { scope: field.scope, segments, twins: twinScopesOf(field), before, after: value };
  effects.notifyChange(written, related, context.isStarting);
  for (const each of related) {
    changes.add(each);
    pending.addDependents(each);
  }
  for (const [grid, list] of grids) rows.match(grid, list);
  if (grids.length > 0) effects.notifyRowsMoved();
}

/** Writes an answer returned by logic, unless it is equal to the current one. */
export function writeIfChanged(field: FieldInstance, value: unknown, context: StoreContext): void {
  if (!sameJson(readAnswer(field, context), value)) setAnswer(field, value, context);
}

/** Writes at a path given by a script. Values at paths without a field are kept. */
export function writeAtPath(path: readonly string[], value: unknown, context: StoreContext): void {
  const field = findFieldAt(context.scope, path);
  if (field?.cleared || path.length === 0 || path.some(hasRefusedName)) return;
  if (field) writeIfChanged(field, coerceAnswer(field, value), context);
  else writeUnknownPath(path, value, context);
}

function writeUnknownPath(
  segments: Segments,
  value: unknown,
  { answers, changes, effects, scope }: StoreContext,
): void {
  const before = answers.read(segments);
  if (sameJson(before, value)) return;
  answers.write(segments, value);
  changes.noteData();
  effects.notifyChange({ scope, segments, twins: [], before, after: value }, [], false);
}
