import type { TargetAnswer } from '../../conditions/condition.ts';
import type { Segments } from '../../data/data-path.ts';
import { hasForbiddenName } from '../../definition/find-hostile-json.ts';
import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { isNonBlank, isTrue, toRecord } from '../../definition/read-property.ts';
import type { FieldInstance } from '../../fields/field-instance.ts';
import { findFieldAt, getFieldSegments } from '../../fields/field-path.ts';
import { getRelatedFields, getTwinScopes } from '../../fields/related-fields.ts';
import { isRecord, isSameJson } from '../../json/json-value.ts';
import { coerceAnswer } from '../../logic/effects/apply-value.ts';
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

/** Maximum passes that clear hidden answers while a session settles, because logic may undo the clearing endlessly. */
const MAX_CLEARINGS = 1000;

/** Runs conditions and synchronous effects until nothing is queued, then starts queued scripts. */
export function settle(context: StoreContext): void {
  const { pending, hiding, effects } = context;
  let clearings = 0;
  const canClear = () => !effects.isBusy && clearings++ < MAX_CLEARINGS;
  do {
    pending.settle(
      (field) => getTargetAnswer(field, context),
      (field) => hiding.propagate(field),
    );
  } while (effects.runNext() || applyRedefinitions(context) || (canClear() && hiding.clearHiddenAnswers()));
  effects.flushScripts();
}

/** Returns an answer as conditions see it. */
export function getTargetAnswer(field: FieldInstance | undefined, context: StoreContext): TargetAnswer {
  if (!field) return { value: undefined, isEmpty: true };
  const { spec } = field.plan;
  const value = readAnswer(field, context);
  if (!spec) return { value, isEmpty: value === undefined || value === null || value === '' };
  return { value: spec.logicValue(value, field.props), isEmpty: spec.isEmpty(value, field.props) };
}

/**
 * Updates the definitions of fields whose `logic` entries were turned on or off.
 * @returns false if no field was updated
 */
export function applyRedefinitions({ pendingRedefinitions, hiding }: StoreContext): boolean {
  if (pendingRedefinitions.size === 0) return false;
  const fields = [...pendingRedefinitions];
  pendingRedefinitions.clear();
  for (const field of fields) if (!field.isRemoved) hiding.redefine(field, resolveDefinition(field));
  return true;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** Properties that logic cannot change while a form is being answered. */
const fixedProperties: ReadonlySet<string> = new Set([
  'type',
  'key',
  'input',
  'components',
  'columns',
  'rows',
  'logic',
]);

/**
 * Returns the definition with all active `logic` entries and rendered templates applied; the stored definition if
 * nothing changes it.
 */
function resolveDefinition({ plan, logic, texts }: FieldInstance): ComponentDefinition {
  let definition: JsonRecord = plan.definition;
  for (const [index, stored] of getEntries(plan.definition).entries()) {
    const entry = logic?.get(index);
    if (!entry?.isOn) continue;
    for (const action of getActions(stored)) definition = setProperty(definition, action);
    for (const schema of entry.schemas.values()) definition = mergeJson(definition, schema);
  }
  for (const [name, text] of Object.entries(texts)) {
    if (definition[name] === plan.definition[name]) definition = { ...definition, [name]: text };
  }
  return definition as ComponentDefinition;
}

function getEntries(definition: ComponentDefinition): readonly JsonRecord[] {
  return Array.isArray(definition.logic) ? definition.logic.map(toRecord) : [];
}

function getActions({ actions }: JsonRecord): readonly JsonRecord[] {
  return Array.isArray(actions) ? actions.map(toRecord) : [];
}

/** Applies an action of the type `property`, which sets a boolean or a text. */
function setProperty(definition: JsonRecord, { type, property, state, text }: JsonRecord): JsonRecord {
  const { value: name, type: kind } = toRecord(property);
  if (type !== 'property' || typeof name !== 'string' || name === '') return definition;
  const value = kind === 'string' ? String(text ?? '') : isTrue(state);
  return mergeJson(
    definition,
    name.split('.').reduceRight<unknown>((nested, step) => ({ [step]: nested }), value) as JsonRecord,
  );
}

/** Merges objects deeply; other values are replaced. */
function mergeJson(target: JsonRecord, source: JsonRecord, isTop = true): JsonRecord {
  const merged: Record<string, unknown> = { ...target };
  for (const [name, value] of Object.entries(source)) {
    if (hasForbiddenName(name) || (isTop && fixedProperties.has(name))) continue;
    const before = Object.hasOwn(target, name) ? target[name] : undefined;
    merged[name] = isRecord(before) && isRecord(value) ? mergeJson(before, value, false) : value;
  }
  return merged;
}
