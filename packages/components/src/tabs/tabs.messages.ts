import { responderMessages } from '@tideform/i18n';

/** Texts of the tabs. `tab` names a pane without a label. */
export const tabsMessages = responderMessages({
  tab: { en: 'Tab {position}', de: 'Tab {position}', ar: 'علامة التبويب {position}' },
  needsAttention: { en: '(needs attention)', de: '(braucht Aufmerksamkeit)', ar: '(تحتاج إلى انتباه)' },
});
