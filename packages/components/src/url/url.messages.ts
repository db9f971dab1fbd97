import { responderMessages } from '@tideform/i18n';

/** Messages of a web link. */
export const urlMessages = responderMessages({
  inNewTab: {
    en: '(opens in a new tab)',
    de: '(wird auf einer neuen Registerkarte geöffnet)',
    ar: '(يُفتح في علامة تبويب جديدة)',
    fr: '(s’ouvre dans un nouvel onglet)',
  },
});
