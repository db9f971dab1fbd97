import { stripHtmlTags } from '@tideform/components/kit/read/label.ts';
import { nameSpec, switchSpec } from '@tideform/components/setting-parts';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { SettingsMessages } from './settings.messages.ts';

/** Component types that exist only in the settings: a switch in its own row, and the property name with its rules. */
export const paneTypes = { switch: 'settings-switch', key: 'settings-key' } as const;

/**
 * Prepares a settings form for the settings pane. Settings hidden by a condition keep their values, since hidden values
 * aren't edited.
 * @param isPage whether the component is a wizard page, which has settings that other panels don't have
 */
export function createPaneForm(settings: FormDefinition, messages: SettingsMessages, isPage = false): FormDefinition {
  const isIncluded = (setting: ComponentDefinition) => isPage || setting.onlyForPages !== true;
  const tabs = settings.components.map((tab) =>
    Array.isArray(tab.components) ? { ...tab, components: tab.components.filter(isIncluded) } : tab,
  );
  return { ...settings, components: tabs.map((tab) => preparePaneSetting(tab, messages)) };
}

function preparePaneSetting(setting: ComponentDefinition, messages: SettingsMessages): ComponentDefinition {
  const components = Array.isArray(setting.components)
    ? setting.components.map((one) => preparePaneSetting(one, messages))
    : undefined;
  const prepared = { ...setting, clearOnHide: false, ...(components && { components }) };
  if (setting.type === switchSpec.type) return { ...prepared, type: paneTypes.switch };
  if (setting.type !== nameSpec.type || setting.key !== 'key') return prepared;
  return { ...prepared, type: paneTypes.key, errors: { reserved: messages.reservedKey } };
}

export interface PaneTab {
  readonly id: string;
  /** Key of the tab; the same tab has the same key for all components and in all languages. */
  readonly key: string;
  readonly title: string;
}

/** Returns the tabs of a settings form, one for each panel. */
export const getTabs = (form: FormDefinition): readonly PaneTab[] =>
  form.components.map((panel, index) => ({
    id: String(index),
    key: panel.key ?? '',
    title: stripHtmlTags(String(panel.title ?? panel.label ?? '')),
  }));
