import { plainText } from '@tideform/components/kit/read/label.ts';
import { nameSpec, switchSpec } from '@tideform/components/setting-parts';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { SettingsMessages } from './settings.messages.ts';

/** Types that only the pane has: a switch in a row of its own, and the property name with the rules of its form. */
export const paneTypes = { switch: 'settings-switch', key: 'settings-key' } as const;

/**
 * A settings form as the pane draws it. A setting that its own condition hides keeps its value: what cannot be seen is
 * not edited.
 *
 * @param isPage the component is a page of a wizard: it has settings that other panels do not have
 */
export function paneForm(settings: FormDefinition, messages: SettingsMessages, isPage = false): FormDefinition {
  const isOffered = (setting: ComponentDefinition) => isPage || setting.onlyForPages !== true;
  const tabs = settings.components.map((tab) =>
    Array.isArray(tab.components) ? { ...tab, components: tab.components.filter(isOffered) } : tab,
  );
  return { ...settings, components: tabs.map((tab) => asDrawn(tab, messages)) };
}

function asDrawn(setting: ComponentDefinition, messages: SettingsMessages): ComponentDefinition {
  const components = Array.isArray(setting.components)
    ? setting.components.map((one) => asDrawn(one, messages))
    : undefined;
  const drawn = { ...setting, clearOnHide: false, ...(components && { components }) };
  if (setting.type === switchSpec.type) return { ...drawn, type: paneTypes.switch };
  if (setting.type !== nameSpec.type || setting.key !== 'key') return drawn;
  return { ...drawn, type: paneTypes.key, errors: { reserved: messages.reservedKey } };
}

export interface PaneTab {
  readonly id: string;
  /** The same for every component and in every language. */
  readonly key: string;
  readonly title: string;
}

/** The tabs of a settings form: its panels. */
export const tabsOf = (form: FormDefinition): readonly PaneTab[] =>
  form.components.map((panel, index) => ({
    id: String(index),
    key: panel.key ?? '',
    title: plainText(String(panel.title ?? panel.label ?? '')),
  }));
