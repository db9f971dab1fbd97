import type { ComponentDefinition } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { choiceSetting, switchSetting } from '../kit/settings/setting-factories.ts';
import type { panelSettingsMessages } from './panel.settings.messages.ts';

type PageMessages = MessagesOf<typeof panelSettingsMessages>['page'];

/** Marks settings that apply only to wizard pages. The builder hides them for other panels. */
const showForPages = (settings: readonly ComponentDefinition[]): readonly ComponentDefinition[] =>
  settings.map((setting) => ({ ...setting, onlyForPages: true }));

/** Creates the settings that determine a wizard page's next page. */
export const nextPageSettings = (messages: PageMessages): readonly ComponentDefinition[] =>
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
export const pageSettings = (messages: PageMessages): readonly ComponentDefinition[] =>
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
