import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isTrue } from '../definition/read-property.ts';
import { readSettings } from '../plan/read-settings.ts';
import { settingsWithin } from '../plan/settings-within.ts';
import type { FieldInstance } from './field-instance.ts';

/** What changed when a field got the settings that logic gives it. */
export interface SettingsChange {
  readonly changed: readonly FieldInstance[];
  /** Those of them that are hidden now and were not, or the other way round. */
  readonly toggled: readonly FieldInstance[];
}

/** Gives a field the definition that logic makes of it, and hands on what that means for all that lies in it. */
export function applyDefinition(
  field: FieldInstance,
  definition: ComponentDefinition,
  childrenOf: (field: FieldInstance) => readonly FieldInstance[],
): SettingsChange {
  const changed: FieldInstance[] = [field];
  const toggled: FieldInstance[] = [];
  field.definition = definition;
  field.props = readProps(field);
  const take = (at: FieldInstance): void => {
    const next = currentSettings(at);
    const { hidden, disabled } = at.settings;
    at.settings = next;
    if (hidden !== next.hidden) toggled.push(at);
    if (at !== field && hidden === next.hidden && disabled === next.disabled) return;
    if (at !== field) changed.push(at);
    for (const child of childrenOf(at)) take(child);
  };
  take(field);
  return { changed, toggled };
}

/** What a component says to the engine, as logic and what it lies in have it now. */
export function currentSettings({ plan, definition, parent }: Pick<FieldInstance, 'plan' | 'definition' | 'parent'>) {
  const isAsPlanned = definition === plan.definition && parent?.settings === parent?.plan.settings;
  if (isAsPlanned) return plan.settings;
  const own = readSettings(definition, plan.settings.permission);
  // What logic hides is hidden as by a condition, with all that this does to its answer.
  const settings = isHiddenByLogic({ plan, definition })
    ? { ...own, hidden: plan.settings.permission === 'hidden' }
    : own;
  return settingsWithin(settings, parent?.settings);
}

/** Says whether logic hides a component that its author shows. */
export function isHiddenByLogic({ plan, definition }: Pick<FieldInstance, 'plan' | 'definition'>): boolean {
  return isTrue(definition.hidden) && !isTrue(plan.definition.hidden);
}

/** Settings that cannot be read leave those that were. */
function readProps({ plan, definition, props }: FieldInstance): unknown {
  if (definition === plan.definition) return plan.props;
  const parsed = plan.spec?.props.safeParse(definition);
  return parsed?.success ? parsed.data : props;
}
