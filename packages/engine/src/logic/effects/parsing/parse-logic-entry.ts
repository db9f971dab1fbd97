import { recordOf } from '../../../definition/read-property.ts';
import type { Computation, EffectPlan, FieldPlan } from '../../../plan/field-plan.ts';
import { type ParseContext, parseCondition, parseJsonLogic, parseScript } from './parse-computation.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Parses one entry of a component's `logic`: its trigger and its actions. */
export function parseLogicEntry(
  plan: FieldPlan,
  { trigger: storedTrigger, actions }: Stored,
  entry: number,
  context: ParseContext,
): readonly EffectPlan[] {
  const computation = readTrigger(plan, recordOf(storedTrigger), context);
  if (!computation) return [];
  const stored = Array.isArray(actions) ? actions.map(recordOf) : [];
  const more = { kind: 'logic', plan, entry, isOnce: computation.type === 'event', actionPlans: [] } as const;
  const actionPlans = stored.flatMap((action): readonly EffectPlan[] => {
    const read = readAction(plan, action, context);
    return read?.computation ? [{ ...more, role: read.role, computation: read.computation }] : [];
  });
  return [{ role: 'trigger', kind: 'logic', plan, entry, isOnce: false, computation, actionPlans }, ...actionPlans];
}

function readTrigger(
  plan: FieldPlan,
  { type, simple, javascript, json: stored, event }: Stored,
  context: ParseContext,
): Computation | undefined {
  if (type === 'javascript') return parseScript(plan, 'logic.trigger', 'result', javascript, context);
  if (type === 'json') return parseJsonLogic(plan, 'logic', stored, context);
  if (type === 'event') return typeof event === 'string' && event !== '' ? { type: 'event', event } : undefined;
  return type === 'simple' ? parseCondition(plan, simple, context) : undefined;
}

/** NOTE: actions that set properties need no effect; `resolveDefinition` applies them. */
function readAction(plan: FieldPlan, { type, value, schemaDefinition, customAction }: Stored, context: ParseContext) {
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
