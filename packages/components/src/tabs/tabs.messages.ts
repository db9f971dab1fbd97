import { responderMessages } from '@tideform/i18n';

/** Texts of the tabs. `tab` names a pane without a label. */
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
