import type { Segments } from '../../data/data-path.ts';
import { hasForbiddenName } from '../../definition/find-hostile-json.ts';
import { isNonBlank, isTrue } from '../../definition/read-property.ts';
import type { FieldInstance } from '../../fields/field-instance.ts';
import { getFieldSegments } from '../../fields/field-path.ts';
import { findFieldAt } from '../../fields/find-field.ts';
import { getRelatedFields, getTwinScopes } from '../../fields/related-fields.ts';
import { isRecord } from '../../json/is-record.ts';
import { isSameJson } from '../../json/is-same-json.ts';
import { coerceAnswer } from '../../logic/effects/results/coerce-answer.ts';
import type { StoreContext } from './store-context.ts';

/** Returns the stored answer of a field; it can be `null` if the user removed the answer (see `getClearedAnswer`). */
export function getStoredAnswer(field: FieldInstance, { answers }: StoreContext): unknown {
  return answers.read(getFieldSegments(field));
}

/** Returns the answer; `undefined` if the field has no answer or the user removed it. */
export function readAnswer(field: FieldInstance, context: StoreContext): unknown {
  const stored = getStoredAnswer(field, context);
  return stored === null && isNullInvalid(field) ? undefined : stored;
}

/**
 * Returns the value that stores an answer removed by the user. An absent answer would get its default, or be
 * calculated, when the response is opened again; so for a field with a default or an overridable calculation, the
 * stored value is the component's own empty answer, or `null`.
 */
export function getClearedAnswer({ definition, plan: { role, spec }, props }: FieldInstance): unknown {
  if (role !== 'value' || !spec) return undefined;
  const { customDefaultValue, allowCalculateOverride } = definition;
  const isFilled =
    spec.emptyValue(props) !== undefined || isNonBlank(customDefaultValue) || isRecord(customDefaultValue);
  if (!isFilled && !isTrue(allowCalculateOverride)) return undefined;
  const empty = spec.normalize(null, props) ?? null;
  return empty === null || spec.isEmpty(empty, props) ? empty : undefined;
}

/** Returns true if `null` is not a valid answer of this component. */
const isNullInvalid = ({ plan: { role, spec }, props }: FieldInstance): boolean =>
  role === 'value' && spec?.normalize(null, props) === undefined;

/** Writes one answer and notifies everything that depends on it. Does not settle. */
export function setAnswer(field: FieldInstance, value: unknown, context: StoreContext): void {
  const { answers, changes, pending, effects, rows } = context;
  const before = getStoredAnswer(field, context);
  if (Object.is(before, value)) return;
  const { own, containers: containing } = getRelatedFields(field);
  const grids = own.filter((related) => related.grid).map((grid) => [grid, readAnswer(grid, context)] as const);
  answers.write(getFieldSegments(field), value);
  changes.markDataChanged();
  const related = [...own, ...containing];
  const { segments } = field.plan;
  const change = { scope: field.scope, segments, twins: getTwinScopes(field), before, after: value };
  effects.notifyChange(change, related, context.isInitializing);
  for (const each of related) {
    changes.add(each);
    pending.addDependents(each);
  }
  for (const [grid, list] of grids) rows.updateRows(grid, list);
  if (grids.length > 0) effects.notifyRowsMoved();
}

/** Writes an answer returned by logic, unless it is equal to the current one. */
export function writeIfChanged(field: FieldInstance, value: unknown, context: StoreContext): void {
  if (!isSameJson(readAnswer(field, context), value)) setAnswer(field, value, context);
}

/** Writes at a path given by a script. Values at paths without a field are kept. */
export function writeAtPath(path: readonly string[], value: unknown, context: StoreContext): void {
  const field = findFieldAt(context.scope, path);
  if (field?.cleared || path.length === 0 || path.some(hasForbiddenName)) return;
  if (field) writeIfChanged(field, coerceAnswer(field, value), context);
  else writeUnknownPath(path, value, context);
}

function writeUnknownPath(
  segments: Segments,
  value: unknown,
  { answers, changes, effects, scope }: StoreContext,
): void {
  const before = answers.read(segments);
  if (isSameJson(before, value)) return;
  answers.write(segments, value);
  changes.markDataChanged();
  effects.notifyChange({ scope, segments, twins: [], before, after: value }, [], false);
}
