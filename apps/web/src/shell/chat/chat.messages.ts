import { responderMessages } from '@tideform/i18n';

/** Texts of the chat; in English those that the specification quotes are verbatim. */
export const chatMessages = responderMessages({
  title: { en: 'Chat', de: 'Chat', ar: 'الدردشة' },
  opening: { en: 'Opening the chat…', de: 'Der Chat wird geöffnet …', ar: 'جارٍ فتح الدردشة…' },
  notLoaded: { en: 'Intercom not loaded', de: 'Intercom ist nicht geladen', ar: 'لم يتم تحميل Intercom' },
  notLoadedText: {
    en: 'Check your connection, and whether something in your browser blocks the chat.',
    de: 'Prüfen Sie Ihre Verbindung, und ob etwas in Ihrem Browser den Chat blockiert.',
    ar: 'تحقّق من اتصالك، ومما إذا كان شيء في متصفحك يحظر الدردشة.',
  },
});
