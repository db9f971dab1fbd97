import { recordOf } from '../../../definition/read-property.ts';
import type { Asking, FollowerPlan, PlacePlan } from '../../../plan/place-plan.ts';
import { compare, type FollowerReading, json, script } from './read-asking.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Reads one entry of a component's `logic`: its trigger, and what is asked while that is on. */
export function readLogicEntry(
  plan: PlacePlan,
  { trigger: storedTrigger, actions }: Stored,
  entry: number,
  reading: FollowerReading,
): readonly FollowerPlan[] {
  const asks = readTrigger(plan, recordOf(storedTrigger), reading);
  if (!asks) return [];
  const stored = Array.isArray(actions) ? actions.map(recordOf) : [];
  const more = { kind: 'logic', plan, entry, isOnce: asks.how === 'event', acts: [] } as const;
  const acts = stored.flatMap((action): readonly FollowerPlan[] => {
    const read = readAction(plan, action, reading);
    return read?.asks ? [{ ...more, role: read.role, asks: read.asks }] : [];
  });
  return [{ role: 'trigger', kind: 'logic', plan, entry, isOnce: false, asks, acts }, ...acts];
}

function readTrigger(
  plan: PlacePlan,
  { type, simple, javascript, json: stored, event }: Stored,
  reading: FollowerReading,
): Asking | undefined {
  if (type === 'javascript') return script(plan, 'logic.trigger', 'result', javascript, reading);
  if (type === 'json') return json(plan, 'logic', stored, reading);
  if (type === 'event') return typeof event === 'string' && event !== '' ? { how: 'event', event } : undefined;
  return type === 'simple' ? compare(plan, simple, reading) : undefined;
}

/** Properties are no question: `logicDefinition` sets them. */
function readAction(
  plan: PlacePlan,
  { type, value, schemaDefinition, customAction }: Stored,
  reading: FollowerReading,
) {
  switch (type) {
    case 'value':
      return { role: 'value', asks: script(plan, 'logic.value', 'value', value, reading) } as const;
    case 'customAction':
      return { role: 'action', asks: script(plan, 'logic.customAction', 'value', customAction, reading) } as const;
    case 'mergeComponentSchema':
      return {
        role: 'schema',
        asks: script(plan, 'logic.mergeComponentSchema', 'schema', schemaDefinition, reading),
      } as const;
    default:
      return undefined;
  }
}
