import { isTrue } from '../../definition/read-property.ts';
import type { FieldInstance, Scope } from '../../fields/field-instance.ts';
import type { StoreContext } from './store-context.ts';
import { getClearedAnswer, getStoredAnswer, setAnswer } from './write-answers.ts';

/** Initializes the fields of a new scope: normalizes answers and fills in defaults. */
export function initializeScope({ fields }: Scope, context: StoreContext): void {
  const { changes, effects, rows, pending, isFrozen, isInitializing: isStarting } = context;
  context.isInitializing = true;
  for (const field of fields) {
    if (!field) continue;
    changes.add(field);
    effects.addField(field);
    normalize(field, context);
    if (!isFrozen) fillDefault(field, context);
    if (field.grid?.rows.length === 0) rows.updateRows(field, undefined);
    if (field.plan.condition) pending.add(field);
  }
  context.isInitializing = isStarting;
}

function normalize(field: FieldInstance, context: StoreContext): void {
  const { role, spec } = field.plan;
  const value = getStoredAnswer(field, context);
  if (value === undefined || (role !== 'value' && role !== 'rows')) return;
  const normalized = spec!.normalize(value, field.props);
  setAnswer(field, value === null && normalized === undefined ? getClearedAnswer(field) : normalized, context);
  const allowsOverride = isTrue(field.definition.allowCalculateOverride);
  const stored = getStoredAnswer(field, context);
  field.isOverridden = allowsOverride && (stored === null || !spec!.isEmpty(stored, field.props));
}

/** Fills in an absent answer with its default or its calculated value. */
export function fillDefault(field: FieldInstance, context: StoreContext): void {
  const { spec, role } = field.plan;
  if (!spec || role === 'layout') return;
  if (getStoredAnswer(field, context) === undefined) {
    const value = spec.emptyValue(field.props);
    setAnswer(field, value, context);
    context.effects.requestDefault(field, value);
  }
  context.effects.reapply(field);
}

/** Resets all editable answers, as if the form had just been opened. */
export function resetAnswers(context: StoreContext): void {
  const all = context.scope.fields.filter((field) => field !== undefined);
  const fields = all.filter(({ settings }) => settings.permission === 'edit');
  for (const field of fields) field.isOverridden = false;
  for (const field of fields) if (field.plan.role === 'value' || field.grid) setAnswer(field, undefined, context);
  for (const field of fields) if (!field.cleared) fillDefault(field, context);
}
