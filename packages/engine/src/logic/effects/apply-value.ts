import { toRecord } from '../../definition/read-property.ts';
import type { Effect, FieldInstance, LogicEntryState } from '../../fields/field-instance.ts';
import type { OfferedChoices } from '../../fields/field-state.ts';
import { isSameJson } from '../../json/json-value.ts';
import type { EffectRole } from '../../plan/field-plan.ts';
import type { ScriptSideEffect } from '../../scripts/script-host.ts';
import type { BrokenRule } from '../../validation/validation-error.ts';
import type { ConsoleLine, LogicError } from '../logic-error.ts';

/** Roles of effects that change only the settings of a field. */
const redefiningRoles: ReadonlySet<EffectRole> = new Set(['trigger', 'schema', 'text']);
const entryRoles: ReadonlySet<EffectRole> = new Set(['schema', 'value', 'action']);

/** Returns true if the effect may write: an action is active only while its `logic` entry is on. */
export function isActive({ plan, field }: Effect): boolean {
  return !entryRoles.has(plan.role) || field.logic?.get(plan.entry!)?.isOn === true;
}

export interface ResultContext {
  readonly writeTarget: WriteTarget;
  read(field: FieldInstance): unknown;
  /** Queues another effect. */
  schedule(effect: Effect): void;
  /** Effects whose last run failed. */
  readonly failed: Set<Effect>;
}

/** Applies the value that an effect returned, depending on its role. */
export function applyValue(effect: Effect, value: unknown, context: ResultContext): void {
  const { plan, field } = effect;
  const { writeTarget } = context;
  effect.result = { value };
  context.failed.delete(effect);
  if (!redefiningRoles.has(plan.role)) writeTarget.applyRedefinitions();
  switch (plan.role) {
    case 'visibility':
      writeTarget.setConditionMet(field, Boolean(value));
      break;
    case 'calculation':
    case 'value':
      writeResult(effect, context);
      break;
    case 'default':
      applyDefault(field, value, context);
      break;
    case 'validity':
      applyValidity(effect, value, context);
      break;
    case 'trigger':
      setEntryOn(effect, value, context);
      break;
    case 'schema':
      field.logic!.get(plan.entry!)!.schemas.set(plan, toRecord(value));
      writeTarget.queueRedefinition(field);
      break;
    case 'action':
      if (value !== undefined) writeTarget.writeAnswer(field, coerceAnswer(field, value));
      break;
    case 'refresh':
      writeTarget.resetToDefault(field);
      break;
    case 'text':
      if (plan.computation.type === 'fill')
        field.texts = { ...field.texts, [plan.computation.property]: String(value) };
      writeTarget.queueRedefinition(field);
      break;
    case 'offer':
      applyChoices(effect, value, writeTarget);
      break;
    case 'adding':
      writeTarget.setCanAddRows(field, Boolean(value));
      break;
    case 'change':
    case 'request':
      break;
  }
}

/** Applies the neutral value of a failed effect: show the field, accept the answer, change nothing. */
export function applyFailure(effect: Effect, context: ResultContext): void {
  const { plan, field } = effect;
  effect.result = undefined;
  context.failed.add(effect);
  if (!redefiningRoles.has(plan.role)) context.writeTarget.applyRedefinitions();
  if (plan.role === 'visibility') context.writeTarget.setConditionMet(field, true);
  if (plan.role === 'adding') context.writeTarget.setCanAddRows(field, true);
  if (plan.role === 'validity') applyValidity(effect, true, context);
  if (plan.role === 'trigger') setEntryOn(effect, false, context);
  if (plan.role === 'offer') applyChoices(effect, undefined, context.writeTarget);
}

/** Writes the last calculated value, unless the user's own answer takes precedence. */
export function writeResult({ plan, field, result }: Effect, { writeTarget, read }: ResultContext): void {
  if (!result || field.cleared || field.plan.role === 'layout') return;
  const answer = coerceAnswer(field, result.value);
  if (plan.role === 'calculation' && field.isOverridden) {
    field.isOverridden = !isSameJson(read(field), answer);
    return;
  }
  writeTarget.writeAnswer(field, answer);
}

/** Writes a default value, unless the answer was changed in the meantime. */
function applyDefault(field: FieldInstance, value: unknown, { writeTarget, read }: ResultContext): void {
  const { pendingDefault } = field;
  field.pendingDefault = undefined;
  if (!pendingDefault || value === undefined || value === null || !Object.is(read(field), pendingDefault.value)) return;
  writeTarget.writeAnswer(field, coerceAnswer(field, value));
}

function applyValidity(effect: Effect, value: unknown, { writeTarget }: ResultContext): void {
  effect.brokenRule = parseValidity(effect.plan.kind, value);
  writeTarget.revalidate(effect.field);
}

function setEntryOn({ plan, field }: Effect, result: unknown, { writeTarget, schedule }: ResultContext): void {
  const isOn = Boolean(result);
  const entry = field.logic?.get(plan.entry!) ?? createEntry(field, plan.entry!);
  const hasSwitched = entry.isOn !== isOn;
  const hasChanged = hasSwitched || plan.computation.type === 'event' || !isSameJson(entry.result, result);
  entry.isOn = isOn;
  entry.result = result;
  if (!isOn) entry.schemas.clear();
  if (hasSwitched) writeTarget.queueRedefinition(field);
  if (!isOn || !hasChanged) return;
  for (const actionPlan of plan.actionPlans) {
    const effect = field.effects.get(actionPlan);
    if (effect) schedule(effect);
  }
}

function createEntry(field: FieldInstance, index: number): LogicEntryState {
  const entry: LogicEntryState = { isOn: false, result: undefined, schemas: new Map() };
  field.logic ??= new Map();
  field.logic.set(index, entry);
  return entry;
}

/** Operations by which effects change a session. */
export interface WriteTarget {
  /** Sets whether the field's own condition is met. */
  setConditionMet(field: FieldInstance, isMet: boolean): void;
  /** Sets whether users may add rows to a grid. */
  setCanAddRows(field: FieldInstance, isOpen: boolean): void;
  /** Writes an answer unless it is equal to the current one. */
  writeAnswer(field: FieldInstance, value: unknown): void;
  /** Resets an answer to its default, as if it had never been entered. */
  resetToDefault(field: FieldInstance): void;
  /** Queues a field whose settings changed; `applyRedefinitions` processes the queue. */
  queueRedefinition(field: FieldInstance): void;
  /**
   * Applies queued redefinitions. Consecutive triggers see the settings from before the redefinitions, and each field
   * is redefined once for all of its `logic` entries. Any other write must call this function first.
   */
  applyRedefinitions(): void;
  /** Marks a field for validation, because an author's rule returned a different result. */
  revalidate(field: FieldInstance): void;
  writeAt(sideEffect: Extract<ScriptSideEffect, { kind: 'set' }>): void;
  report(logicError: LogicError): void;
  /** Records `console` output of a script. */
  log(line: ConsoleLine): void;
  /** Removes the error reported for this field and kind. */
  clearError(nodeId: string, kind: string): void;
  /** Runs everything that can run synchronously. */
  settle(): void;
  /** Called when no effect is queued or running. */
  onIdle(): void;
}

/** Choices of a field whose script failed. */
export const failedChoices: OfferedChoices = { isFailed: true, reloadCount: 0 };

/** Applies the choices that a script returned, the URL they come from, or a request to reload them. */
function applyChoices({ plan, field }: Effect, value: unknown, { revalidate }: WriteTarget): void {
  const before = field.offer;
  const reloadCount = before?.reloadCount ?? 0;
  const { type: computationType } = plan.computation;
  if (computationType === 'watch') field.offer = { ...before, reloadCount: reloadCount + 1 };
  else if (computationType === 'script')
    field.offer = Array.isArray(value) ? { list: value, reloadCount } : failedChoices;
  else if (before?.address !== value) field.offer = { address: String(value), reloadCount };
  if (field.offer !== before) revalidate(field);
}

/** Converts a value returned by logic to the shape of the field's answers. */
export function coerceAnswer({ plan: { spec }, props }: FieldInstance, value: unknown): unknown {
  if (!spec || value === undefined || value === null) return undefined;
  return spec.fromCalculation ? spec.fromCalculation(value, props) : spec.normalize(value, props);
}

/** Maximum length of an author's error message. */
const maxLength = 1000;

/**
 * Parses the result of an author's validation rule: `true` or nothing accepts the answer, a string is the error
 * message.
 */
function parseValidity(kind: string, value: unknown): BrokenRule | undefined {
  const rule = kind === 'validate.json' ? 'json' : 'custom';
  if (typeof value === 'string' && value !== '') return { rule, params: { message: value.slice(0, maxLength) } };
  return value === false || (rule === 'json' && !value && value !== undefined && value !== null && value !== '')
    ? { rule }
    : undefined;
}
