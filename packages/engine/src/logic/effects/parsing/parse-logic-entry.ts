import { toRecord } from '../../../definition/read-property.ts';
import type { Computation, EffectPlan, FieldPlan } from '../../../plan/field-plan.ts';
import { type ParseContext, parseCondition, parseJsonLogic, parseScript } from './parse-computation.ts';

type StoredRecord = Readonly<Record<string, unknown>>;

/** Parses one entry of a component's `logic`: its trigger and its actions. */
export function parseLogicEntry(
  plan: FieldPlan,
  { trigger: storedTrigger, actions }: StoredRecord,
  entry: number,
  context: ParseContext,
): readonly EffectPlan[] {
  const computation = parseTrigger(plan, toRecord(storedTrigger), context);
  if (!computation) return [];
  const storedActions = Array.isArray(actions) ? actions.map(toRecord) : [];
  const common = { kind: 'logic', plan, entry, isOnce: computation.type === 'event', actionPlans: [] } as const;
  const actionPlans = storedActions.flatMap((action): readonly EffectPlan[] => {
    const parsedAction = parseAction(plan, action, context);
    return parsedAction?.computation
      ? [{ ...common, role: parsedAction.role, computation: parsedAction.computation }]
      : [];
  });
  return [{ role: 'trigger', kind: 'logic', plan, entry, isOnce: false, computation, actionPlans }, ...actionPlans];
}

function parseTrigger(
  plan: FieldPlan,
  { type, simple, javascript, json: stored, event }: StoredRecord,
  context: ParseContext,
): Computation | undefined {
  if (type === 'javascript') return parseScript(plan, 'logic.trigger', 'result', javascript, context);
  if (type === 'json') return parseJsonLogic(plan, 'logic', stored, context);
  if (type === 'event') return typeof event === 'string' && event !== '' ? { type: 'event', event } : undefined;
  return type === 'simple' ? parseCondition(plan, simple, context) : undefined;
}

/** NOTE: actions that set properties need no effect; `resolveDefinition` applies them. */
function parseAction(
  plan: FieldPlan,
  { type, value, schemaDefinition, customAction }: StoredRecord,
  context: ParseContext,
) {
  switch (type) {
    case 'value':
      return { role: 'value', computation: parseScript(plan, 'logic.value', 'value', value, context) } as const;
    case 'customAction':
      return {
        role: 'action',
        computation: parseScript(plan, 'logic.customAction', 'value', customAction, context),
      } as const;
    case 'mergeComponentSchema':
      return {
        role: 'schema',
        computation: parseScript(plan, 'logic.mergeComponentSchema', 'schema', schemaDefinition, context),
      } as const;
    default:
      return undefined;
  }
}
