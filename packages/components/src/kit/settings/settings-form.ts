import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { createLocalized, type Locale, type Localized, type MessageCatalog, type Messages } from '@tideform/i18n';
import { type CommonSettingsMessages, commonSettingsMessages } from './common-settings.messages.ts';
import { type LogicSettingsMessages, logicSettingsMessages } from './logic-settings.messages.ts';
import { type SourceSettingsMessages, sourceSettingsMessages } from './source-settings.messages.ts';

/** Tabs of the builder's settings pane, in their order. A component only has the tabs that contain settings. */
const settingsTabs = ['display', 'data', 'validation', 'logic', 'layout', 'permissions', 'pdf'] as const;

type SettingsTab = (typeof settingsTabs)[number];

type SettingsByTab = Partial<Record<SettingsTab, readonly ComponentDefinition[]>>;

/** Messages of settings that more than one component has. */
export interface SettingsMessages extends CommonSettingsMessages {
  readonly logic: LogicSettingsMessages;
  readonly source: SourceSettingsMessages;
}

/**
 * Settings pane of a component as a form in each language, with one panel per tab. Field keys are property paths in the
 * edited component (`validate.required`).
 */
export type SettingsForm = Localized<FormDefinition>;

const sharedCatalogs = { common: commonSettingsMessages, logic: logicSettingsMessages, source: sourceSettingsMessages };

/** Creates a settings pane that uses only shared messages. */
export const plainSettingsForm = (settings: (messages: SettingsMessages) => SettingsByTab): SettingsForm =>
  createLocalized(sharedCatalogs, ({ common, logic, source }) =>
    createTabs(settings({ ...common, logic, source }), common),
  );

/** Creates a settings pane that has its own messages in addition to the shared ones. */
export const settingsForm = <M>(
  catalog: MessageCatalog<M>,
  settings: (own: Messages<M>, messages: SettingsMessages, locale: Locale) => SettingsByTab,
): SettingsForm =>
  createLocalized({ own: catalog, ...sharedCatalogs }, ({ own, common, logic, source }, locale) =>
    createTabs(settings(own, { ...common, logic, source }, locale), common),
  );

function createTabs(settings: SettingsByTab, messages: CommonSettingsMessages): FormDefinition {
  const used = settingsTabs.filter((tab) => settings[tab]?.length);
  return {
    display: 'form',
    components: used.map((tab) => ({
      type: 'panel',
      key: `tab-${tab}`,
      title: messages.tabs[tab],
      input: false,
      components: settings[tab],
    })),
  };
}
