import { plainText } from '@tideform/components/kit/read/label.ts';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { words } from './settings.words.ts';

/** Types that only the pane has: a switch in a row of its own, and the property name with the rules of its form. */
export const paneTypes = { switch: 'settings-switch', key: 'settings-key' } as const;

/**
 * A settings form as the pane draws it. A setting that its own condition hides keeps its value: what cannot be seen is
 * not edited.
 */
export function paneForm(settings: FormDefinition): FormDefinition {
  return { ...settings, components: settings.components.map(asDrawn) };
}

function asDrawn(setting: ComponentDefinition): ComponentDefinition {
  const components = Array.isArray(setting.components) ? setting.components.map(asDrawn) : undefined;
  const drawn = { ...setting, clearOnHide: false, ...(components && { components }) };
  if (setting.type === 'checkbox') return { ...drawn, type: paneTypes.switch };
  if (setting.type !== 'textfield' || setting.key !== 'key') return drawn;
  return { ...drawn, type: paneTypes.key, errors: { reserved: words.reservedKey } };
}

export interface PaneTab {
  readonly id: string;
  readonly title: string;
}

/** The tabs of a settings form: its panels. */
export const tabsOf = (form: FormDefinition): readonly PaneTab[] =>
  form.components.map((panel, index) => ({
    id: String(index),
    title: plainText(String(panel.title ?? panel.label ?? '')),
  }));
