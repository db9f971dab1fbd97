import type { ComponentDefinition } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { choiceSetting, switchSetting } from '../kit/settings/make-setting.ts';
import type { panelSettingsMessages } from './panel.settings.messages.ts';

type PageMessages = MessagesOf<typeof panelSettingsMessages>['page'];

/** For a panel that is a page of a wizard, and for no other: the builder leaves them out elsewhere. */
const ofPages = (settings: readonly ComponentDefinition[]): readonly ComponentDefinition[] =>
  settings.map((setting) => ({ ...setting, onlyForPages: true }));

/** Where the way leads from a page. */
export const nextPageSettings = (messages: PageMessages): readonly ComponentDefinition[] =>
  ofPages([
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

/** What is around a page. */
export const pageSettings = (messages: PageMessages): readonly ComponentDefinition[] =>
  ofPages([
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
