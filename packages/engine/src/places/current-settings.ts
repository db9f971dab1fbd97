import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isTrue } from '../definition/read-property.ts';
import { readSettings } from '../plan/read-settings.ts';
import { settingsWithin } from '../plan/settings-within.ts';
import type { Place } from './place.ts';

/** What changed when a field got the settings that logic gives it. */
export interface SettingsChange {
  readonly changed: readonly Place[];
  /** Those of them that are hidden now and were not, or the other way round. */
  readonly flipped: readonly Place[];
}

/** Gives a field the definition that logic makes of it, and hands on what that means for all that lies in it. */
export function takeDefinition(
  place: Place,
  definition: ComponentDefinition,
  childrenOf: (place: Place) => readonly Place[],
): SettingsChange {
  const changed: Place[] = [place];
  const flipped: Place[] = [];
  place.definition = definition;
  place.props = readProps(place);
  const take = (at: Place): void => {
    const next = settingsNow(at);
    const { hidden, disabled } = at.settings;
    at.settings = next;
    if (hidden !== next.hidden) flipped.push(at);
    if (at !== place && hidden === next.hidden && disabled === next.disabled) return;
    if (at !== place) changed.push(at);
    for (const child of childrenOf(at)) take(child);
  };
  take(place);
  return { changed, flipped };
}

/** What a component says to the engine, as logic and what it lies in have it now. */
export function settingsNow({ plan, definition, parent }: Pick<Place, 'plan' | 'definition' | 'parent'>) {
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
export function isHiddenByLogic({ plan, definition }: Pick<Place, 'plan' | 'definition'>): boolean {
  return isTrue(definition.hidden) && !isTrue(plan.definition.hidden);
}

/** Settings that cannot be read leave those that were. */
function readProps({ plan, definition, props }: Place): unknown {
  if (definition === plan.definition) return plan.props;
  const parsed = plan.spec?.props.safeParse(definition);
  return parsed?.success ? parsed.data : props;
}
