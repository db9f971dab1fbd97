import type { ComponentDefinition } from '@tideform/engine';
import type { WordsOf } from '@tideform/words';
import { choiceSetting, switchSetting } from '../kit/settings/make-setting.ts';
import type { panelSettingsWords } from './panel.settings.words.ts';

type PageWords = WordsOf<typeof panelSettingsWords>['page'];

/** For a panel that is a page of a wizard, and for no other: the builder leaves them out elsewhere. */
const ofPages = (settings: readonly ComponentDefinition[]): readonly ComponentDefinition[] =>
  settings.map((setting) => ({ ...setting, onlyForPages: true }));

/** Where the way leads from a page. */
export const nextPageSettings = (words: PageWords): readonly ComponentDefinition[] =>
  ofPages([
    {
      type: 'code',
      kind: 'nextPage',
      key: 'nextPage',
      label: words.next,
      description: words.nextHint,
      language: 'javascript',
      input: true,
    },
  ]);

/** What is around a page. */
export const pageSettings = (words: PageWords): readonly ComponentDefinition[] =>
  ofPages([
    choiceSetting('breadcrumb', words.steps, {
      default: words.default,
      condensed: words.condensed,
      none: words.none,
    }),
    switchSetting('breadcrumbClickable', words.clickable, { defaultValue: true }),
    switchSetting('allowPrevious', words.allowPrevious, {
      conditional: { show: true, when: 'breadcrumbClickable', eq: 'false' },
    }),
    switchSetting('buttonSettings.previous', words.previousButton, { defaultValue: true }),
    switchSetting('buttonSettings.next', words.nextButton, { defaultValue: true }),
    switchSetting('buttonSettings.cancel', words.cancelButton, { description: words.cancelHint }),
    switchSetting('scrollToTop', words.scrollToTop, { defaultValue: true, description: words.scrollToTopHint }),
  ]);
