import { nameSpec } from '@tideform/components/setting-parts';
import { type ComponentDefinition, type FormDefinition, isSameJson } from '@tideform/engine';
import { paneTypes } from '../pane-form.ts';

/** Settings that must differ between components: names and keys. */
const individualSettings: ReadonlySet<string> = new Set(['key', 'label', 'title', 'legend']);

/** Types of settings with a single value that has the same meaning for every component. */
const plainTypes: ReadonlySet<string> = new Set([paneTypes.switch, nameSpec.type, 'select', 'number']);

/**
 * Returns the settings that several component types share as one form, with the tabs and the order of the first type.
 * The settings forms are those that `createPaneForm` returns.
 */
export function createSharedForm([first, ...others]: readonly FormDefinition[]): FormDefinition {
  const otherSettings = others.map((form) => new Map(listSettings(form).map((setting) => [setting.key, setting])));
  const isShared = (setting: ComponentDefinition) =>
    isShareable(setting) && otherSettings.every((settings) => isSameSetting(setting, settings.get(setting.key)));
  const tabs = (first?.components ?? []).map((tab) => ({
    ...tab,
    components: getChildren(tab).filter(isShared),
  }));
  return { display: 'form', components: tabs.filter(({ components }) => components.length > 0) };
}

/** Adds a note to each setting with mixed values. */
export function addNotes(form: FormDefinition, mixed: ReadonlySet<string>, note: string): FormDefinition {
  const addNote = (setting: ComponentDefinition): ComponentDefinition => {
    if (!mixed.has(setting.key ?? '')) return setting;
    const { description } = setting;
    return { ...setting, description: typeof description === 'string' ? `${note} ${description}` : note };
  };
  return { ...form, components: form.components.map((tab) => ({ ...tab, components: getChildren(tab).map(addNote) })) };
}

/** Returns the settings of a shared form. */
export const listSettings = (form: FormDefinition): readonly ComponentDefinition[] =>
  form.components.flatMap(getChildren);

const getChildren = ({ components }: ComponentDefinition): readonly ComponentDefinition[] =>
  Array.isArray(components) ? (components as readonly ComponentDefinition[]) : [];

const isShareable = ({ key, type }: ComponentDefinition): boolean =>
  key !== undefined && !individualSettings.has(key) && plainTypes.has(type);

/** NOTE: two selects with the same key are only the same setting if they have the same options. */
const isSameSetting = (one: ComponentDefinition, other: ComponentDefinition | undefined): boolean =>
  other !== undefined && one.type === other.type && isSameJson(one.data, other.data);
