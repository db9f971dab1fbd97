import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isTrue } from '../definition/read-property.ts';
import { inheritSettings, parseSettings } from '../plan/field-settings.ts';
import type { FieldInstance } from './field-instance.ts';

/** Fields affected when logic changes the settings of a field. */
export interface SettingsChange {
  readonly changed: readonly FieldInstance[];
  /** Changed fields that became hidden or became visible. */
  readonly toggled: readonly FieldInstance[];
}

/** Applies the definition that logic computed for a field, and propagates inherited settings to its descendants. */
export function applyDefinition(
  field: FieldInstance,
  definition: ComponentDefinition,
  getChildren: (field: FieldInstance) => readonly FieldInstance[],
): SettingsChange {
  const changed: FieldInstance[] = [field];
  const toggled: FieldInstance[] = [];
  field.definition = definition;
  field.props = parseProps(field);
  const propagate = (target: FieldInstance): void => {
    const next = computeSettings(target);
    const { hidden, disabled } = target.settings;
    target.settings = next;
    if (hidden !== next.hidden) toggled.push(target);
    if (target !== field && hidden === next.hidden && disabled === next.disabled) return;
    if (target !== field) changed.push(target);
    for (const child of getChildren(target)) propagate(child);
  };
  propagate(field);
  return { changed, toggled };
}

/** Returns the engine settings of a field after logic, including what it inherits from its parent. */
export function computeSettings({ plan, definition, parent }: Pick<FieldInstance, 'plan' | 'definition' | 'parent'>) {
  const isUnchanged = definition === plan.definition && parent?.settings === parent?.plan.settings;
  if (isUnchanged) return plan.settings;
  const own = parseSettings(definition, plan.settings.permission);
  // A field hidden by logic counts as conditionally hidden, so its answer is cleared under the same rules.
  const settings = isHiddenByLogic({ plan, definition })
    ? { ...own, hidden: plan.settings.permission === 'hidden' }
    : own;
  return inheritSettings(settings, parent?.settings);
}

/** Returns true if logic hides a component that is visible by default. */
export function isHiddenByLogic({ plan, definition }: Pick<FieldInstance, 'plan' | 'definition'>): boolean {
  return isTrue(definition.hidden) && !isTrue(plan.definition.hidden);
}

/** Parses the settings of the current definition; keeps the previous settings if they are invalid. */
function parseProps({ plan, definition, props }: FieldInstance): unknown {
  if (definition === plan.definition) return plan.props;
  const parsed = plan.spec?.props.safeParse(definition);
  return parsed?.success ? parsed.data : props;
}
