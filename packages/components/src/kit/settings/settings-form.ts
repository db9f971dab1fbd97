import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { type MessageCatalog, type Messages, type Speech, type Spoken, spoken } from '@tideform/i18n';
import { type CommonSettingsMessages, commonSettingsMessages } from './common-settings.messages.ts';
import { type LogicSettingsMessages, logicSettingsMessages } from './logic-settings.messages.ts';
import { type SourceSettingsMessages, sourceSettingsMessages } from './source-settings.messages.ts';

/** Tabs of the builder's settings pane, in order. A component has those that it gives settings to. */
const tabs = ['display', 'data', 'validation', 'logic', 'layout', 'permissions', 'pdf'] as const;

type SettingsTab = (typeof tabs)[number];

type SettingsOfTabs = Partial<Record<SettingsTab, readonly ComponentDefinition[]>>;

/** What all settings are said with. */
export interface SettingsMessages extends CommonSettingsMessages {
  readonly logic: LogicSettingsMessages;
  readonly source: SourceSettingsMessages;
}

/** A settings pane as a form, in each language: one panel for each tab. Keys are places in the edited component (`validate.required`). */
export type SettingsForm = Spoken<FormDefinition>;

const shared = { common: commonSettingsMessages, logic: logicSettingsMessages, source: sourceSettingsMessages };

/** A settings pane whose words other components have too. */
export const plainSettingsForm = (settings: (messages: SettingsMessages) => SettingsOfTabs): SettingsForm =>
  spoken(shared, ({ common, logic, source }) => inTabs(settings({ ...common, logic, source }), common));

/** A settings pane that says things of its own. */
export const settingsForm = <M>(
  catalog: MessageCatalog<M>,
  settings: (own: Messages<M>, messages: SettingsMessages, speech: Speech) => SettingsOfTabs,
): SettingsForm =>
  spoken({ own: catalog, ...shared }, ({ own, common, logic, source }, speech) =>
    inTabs(settings(own, { ...common, logic, source }, speech), common),
  );

function inTabs(settings: SettingsOfTabs, messages: CommonSettingsMessages): FormDefinition {
  const used = tabs.filter((tab) => settings[tab]?.length);
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
