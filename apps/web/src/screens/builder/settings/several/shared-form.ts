import { nameSpec } from '@tideform/components/setting-parts';
import { type ComponentDefinition, type FormDefinition, sameJson } from '@tideform/engine';
import { paneTypes } from '../pane-form.ts';

/** What each component has for itself: two with one name, or one property name, are what nobody wants. */
const own: ReadonlySet<string> = new Set(['key', 'label', 'title', 'legend']);

/** Settings that are one value, and mean the same for every component. */
const plainTypes: ReadonlySet<string> = new Set([paneTypes.switch, nameSpec.type, 'select', 'number']);

/**
 * The settings that several components all have, as one form: in the topics and in the order of the first.
 * @param forms the settings of each type among them, as the pane draws them
 */
export function sharedForm([first, ...others]: readonly FormDefinition[]): FormDefinition {
  const beside = others.map((form) => new Map(settingsIn(form).map((setting) => [setting.key, setting])));
  const isShared = (setting: ComponentDefinition) =>
    isPlain(setting) && beside.every((settings) => isSameSetting(setting, settings.get(setting.key)));
  const tabs = (first?.components ?? []).map((tab) => ({
    ...tab,
    components: childrenOf(tab).filter(isShared),
  }));
  return { display: 'form', components: tabs.filter(({ components }) => components.length > 0) };
}

/** The same with a note at each setting in which the components differ. */
export function withNotes(form: FormDefinition, mixed: ReadonlySet<string>, note: string): FormDefinition {
  const noted = (setting: ComponentDefinition): ComponentDefinition => {
    if (!mixed.has(setting.key ?? '')) return setting;
    const { description } = setting;
    return { ...setting, description: typeof description === 'string' ? `${note} ${description}` : note };
  };
  return { ...form, components: form.components.map((tab) => ({ ...tab, components: childrenOf(tab).map(noted) })) };
}

/** Paths of the settings of such a form. */
export const settingsIn = (form: FormDefinition): readonly ComponentDefinition[] => form.components.flatMap(childrenOf);

const childrenOf = ({ components }: ComponentDefinition): readonly ComponentDefinition[] =>
  Array.isArray(components) ? (components as readonly ComponentDefinition[]) : [];

const isPlain = ({ key, type }: ComponentDefinition): boolean =>
  key !== undefined && !own.has(key) && plainTypes.has(type);

/** NOTE: of choices with the same name there must be the same to choose from. */
const isSameSetting = (one: ComponentDefinition, other: ComponentDefinition | undefined): boolean =>
  other !== undefined && one.type === other.type && sameJson(one.data, other.data);
