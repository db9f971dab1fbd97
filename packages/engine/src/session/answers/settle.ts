import type { TargetAnswer } from '../../conditions/condition.ts';
import type { FieldInstance } from '../../fields/field-instance.ts';
import { resolveDefinition } from '../../logic/effects/results/resolve-definition.ts';
import type { StoreContext } from './store-context.ts';
import { readAnswer } from './write-answers.ts';

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
