import { toRecord } from '../../../definition/read-property.ts';
import type { Effect, FieldInstance, LogicEntryState } from '../../../fields/field-instance.ts';
import { isSameJson } from '../../../json/is-same-json.ts';
import type { EffectRole } from '../../../plan/effect-role.ts';
import { applyChoices } from './apply-choices.ts';
import { coerceAnswer } from './coerce-answer.ts';
import { parseValidity } from './parse-validity.ts';
import type { WriteTarget } from './write-target.ts';

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
