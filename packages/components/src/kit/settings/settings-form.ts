import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { type Catalogue, type Speech, type Spoken, spoken, type Words } from '@tideform/words';
import { type CommonSettingsWords, commonSettingsWords } from './common-settings.words.ts';
import { type LogicSettingsWords, logicSettingsWords } from './logic-settings.words.ts';
import { type SourceSettingsWords, sourceSettingsWords } from './source-settings.words.ts';

/** Tabs of the builder's settings pane, in order. A component has those that it gives settings to. */
const tabs = ['display', 'data', 'validation', 'logic', 'layout', 'permissions', 'pdf'] as const;

type SettingsTab = (typeof tabs)[number];

type SettingsOfTabs = Partial<Record<SettingsTab, readonly ComponentDefinition[]>>;

/** What all settings are said with. */
export interface SettingsWords extends CommonSettingsWords {
  readonly logic: LogicSettingsWords;
  readonly source: SourceSettingsWords;
}

/** A settings pane as a form, in each language: one panel for each tab. Keys are places in the edited component (`validate.required`). */
export type SettingsForm = Spoken<FormDefinition>;

const shared = { common: commonSettingsWords, logic: logicSettingsWords, source: sourceSettingsWords };

/** A settings pane whose words other components have too. */
export const plainSettingsForm = (settings: (words: SettingsWords) => SettingsOfTabs): SettingsForm =>
  spoken(shared, ({ common, logic, source }) => inTabs(settings({ ...common, logic, source }), common));

/** A settings pane that says things of its own. */
export const settingsForm = <M>(
  catalogue: Catalogue<M>,
  settings: (own: Words<M>, words: SettingsWords, speech: Speech) => SettingsOfTabs,
): SettingsForm =>
  spoken({ own: catalogue, ...shared }, ({ own, common, logic, source }, speech) =>
    inTabs(settings(own, { ...common, logic, source }, speech), common),
  );

function inTabs(settings: SettingsOfTabs, words: CommonSettingsWords): FormDefinition {
  const used = tabs.filter((tab) => settings[tab]?.length);
  return {
    display: 'form',
    components: used.map((tab) => ({
      type: 'panel',
      key: `tab-${tab}`,
      title: words.tabs[tab],
      input: false,
      components: settings[tab],
    })),
  };
}
