import type { ComponentDefinition } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import type { ComponentSample } from '../kit/component-sample.ts';
import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { panelSettingsMessages } from './panel.settings.messages.ts';

type PageMessages = MessagesOf<typeof panelSettingsMessages>['page'];

/** Marks settings that apply only to wizard pages. The builder hides them for other panels. */
const showForPages = (settings: readonly ComponentDefinition[]): readonly ComponentDefinition[] =>
  settings.map((setting) => ({ ...setting, onlyForPages: true }));

/** Creates the settings that determine a wizard page's next page. */
const nextPageSettings = (messages: PageMessages): readonly ComponentDefinition[] =>
  showForPages([
    {
      type: 'code',
      kind: 'nextPage',
      key: 'nextPage',
      label: messages.next,
      description: messages.nextHint,
      language: 'javascript',
      input: true,
    },
  ]);

/** Creates the settings for the navigation buttons of a wizard page. */
const pageSettings = (messages: PageMessages): readonly ComponentDefinition[] =>
  showForPages([
    choiceSetting('breadcrumb', messages.steps, {
      default: messages.default,
      condensed: messages.condensed,
      none: messages.none,
    }),
    switchSetting('breadcrumbClickable', messages.clickable, { defaultValue: true }),
    switchSetting('allowPrevious', messages.allowPrevious, {
      conditional: { show: true, when: 'breadcrumbClickable', eq: 'false' },
    }),
    switchSetting('buttonSettings.previous', messages.previousButton, { defaultValue: true }),
    switchSetting('buttonSettings.next', messages.nextButton, { defaultValue: true }),
    switchSetting('buttonSettings.cancel', messages.cancelButton, { description: messages.cancelHint }),
    switchSetting('scrollToTop', messages.scrollToTop, { defaultValue: true, description: messages.scrollToTopHint }),
  ]);

export const panelSettings = settingsForm(panelSettingsMessages, (own, messages) => ({
  display: [
    textSetting('title', own.title, { validate: { required: true } }),
    switchSetting('hideLabel', own.hideTitle),
    textSetting('tooltip', messages.tooltip),
    switchSetting('collapsible', own.collapsible),
    switchSetting('collapsed', own.collapsed, { conditional: { show: true, when: 'collapsible', eq: 'true' } }),
  ],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
  logic: [...nextPageSettings(own.page), ...layoutTabs(messages).logic],
  layout: [...layoutTabs(messages).layout, ...pageSettings(own.page)],
}));

const weatherField = { type: 'textfield', key: 'weather', label: 'Weather', input: true };

export const panelSamples: readonly ComponentSample[] = [
  {
    name: 'A part of a form',
    definition: { type: 'panel', key: 'site', title: 'Site and people', input: false, components: [weatherField] },
  },
  {
    name: 'Folded',
    definition: {
      type: 'panel',
      key: 'more',
      title: 'More details',
      input: false,
      collapsible: true,
      collapsed: true,
      components: [weatherField],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'panel',
      key: 'odd',
      title: null,
      label: 'Panel',
      theme: 'primary',
      components: [null, weatherField],
    },
  },
];
