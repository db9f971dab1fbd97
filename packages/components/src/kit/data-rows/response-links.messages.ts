import { responderMessages } from '@tideform/i18n';

/** Messages of links to selected responses. */
export const responseLinksMessages = responderMessages({
  open: { en: 'Open {name}', de: '{name} öffnen', ar: 'فتح {name}', fr: 'Ouvrir {name}' },
  inNewTab: {
    en: '(opens in a new tab)',
    de: '(wird auf einer neuen Registerkarte geöffnet)',
    ar: '(يُفتح في علامة تبويب جديدة)',
    fr: '(s’ouvre dans un nouvel onglet)',
  },
});
