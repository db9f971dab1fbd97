import { recordOf } from '../../../definition/read-property.ts';
import type { Effect, FieldInstance, LogicEntryState } from '../../../fields/field-instance.ts';
import { sameJson } from '../../../json/same-json.ts';
import type { EffectRole } from '../../../plan/effect-role.ts';
import { applyOffer } from './apply-offer.ts';
import { coerceAnswer } from './coerce-answer.ts';
import { parseVerdict } from './parse-verdict.ts';
import type { WriteTarget } from './write-target.ts';

/** Roles that only change the settings of a field. */
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
export function applyValue(effect: Effect, value: unknown, taking: ResultContext): void {
  const { plan, field } = effect;
  const { writeTarget } = taking;
  effect.result = { value };
  taking.failed.delete(effect);
  if (!redefiningRoles.has(plan.role)) writeTarget.applyRedefinitions();
  switch (plan.role) {
    case 'visibility':
      writeTarget.setConditionMet(field, Boolean(value));
      break;
    case 'calculation':
    case 'value':
      writeResult(effect, taking);
      break;
    case 'default':
      applyDefault(field, value, taking);
      break;
    case 'validity':
      applyValidity(effect, value, taking);
      break;
    case 'trigger':
      setEntryOn(effect, value, taking);
      break;
    case 'schema':
      field.logic!.get(plan.entry!)!.schemas.set(plan, recordOf(value));
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
      applyOffer(effect, value, writeTarget);
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
export function applyFailure(effect: Effect, taking: ResultContext): void {
  const { plan, field } = effect;
  effect.result = undefined;
  taking.failed.add(effect);
  if (!redefiningRoles.has(plan.role)) taking.writeTarget.applyRedefinitions();
  if (plan.role === 'visibility') taking.writeTarget.setConditionMet(field, true);
  if (plan.role === 'adding') taking.writeTarget.setCanAddRows(field, true);
  if (plan.role === 'validity') applyValidity(effect, true, taking);
  if (plan.role === 'trigger') setEntryOn(effect, false, taking);
  if (plan.role === 'offer') applyOffer(effect, undefined, taking.writeTarget);
}

/** Writes the last calculated value, unless the user's own answer takes precedence. */
export function writeResult({ plan, field, result }: Effect, { writeTarget, read }: ResultContext): void {
  if (!result || field.cleared || field.plan.role === 'layout') return;
  const answer = coerceAnswer(field, result.value);
  if (plan.role === 'calculation' && field.isOverridden) {
    field.isOverridden = !sameJson(read(field), answer);
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
  effect.brokenRule = parseVerdict(effect.plan.kind, value);
  writeTarget.revalidate(effect.field);
}

function setEntryOn({ plan, field }: Effect, result: unknown, { writeTarget, schedule }: ResultContext): void {
  const isOn = Boolean(result);
  const entry = field.logic?.get(plan.entry!) ?? newEntry(field, plan.entry!);
  const isAnother = entry.isOn !== isOn;
  const hasNews = isAnother || plan.computation.type === 'event' || !sameJson(entry.result, result);
  entry.isOn = isOn;
  entry.result = result;
  if (!isOn) entry.schemas.clear();
  if (isAnother) writeTarget.queueRedefinition(field);
  if (!isOn || !hasNews) return;
  for (const actionPlan of plan.actionPlans) {
    const effect = field.effects.get(actionPlan);
    if (effect) schedule(effect);
  }
}

function newEntry(field: FieldInstance, index: number): LogicEntryState {
  const entry: LogicEntryState = { isOn: false, result: undefined, schemas: new Map() };
  field.logic ??= new Map();
  field.logic.set(index, entry);
  return entry;
}
