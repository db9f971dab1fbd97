import { responderMessages } from '@tideform/i18n';

/** Messages of tabs. `tab` is the default label of a tab. */
export const tabsMessages = responderMessages({
  tab: {
    en: 'Tab {position}',
    de: 'Registerkarte {position}',
    ar: 'علامة التبويب {position}',
    fr: 'Onglet {position}',
  },
  needsAttention: {
    en: '(needs attention)',
    de: '(erfordert Aufmerksamkeit)',
    ar: '(تحتاج إلى انتباه)',
    fr: '(nécessite votre attention)',
  },
});
