import { responderMessages } from '@tideform/i18n';

/** Messages of the support chat. English texts that the specification quotes are verbatim. */
export const chatMessages = responderMessages({
  title: { en: 'Chat', de: 'Chat', ar: 'الدردشة', fr: 'Conversation' },
  opening: {
    en: 'Opening the chat…',
    de: 'Der Chat wird geöffnet …',
    ar: 'جارٍ فتح الدردشة…',
    fr: 'Ouverture de la conversation…',
  },
  notLoaded: {
    en: 'Intercom not loaded',
    de: 'Intercom ist nicht geladen',
    ar: 'لم يتم تحميل Intercom',
    fr: 'Intercom n’est pas chargé',
  },
  notLoadedText: {
    en: 'Check your connection, and make sure that a browser extension isn’t blocking the chat.',
    de: 'Überprüfen Sie Ihre Verbindung, und stellen Sie sicher, dass keine Browsererweiterung den Chat blockiert.',
    ar: 'تحقّق من اتصالك، وتأكد من أن أي ملحق في متصفحك لا يحظر الدردشة.',
    fr: 'Vérifiez votre connexion et assurez-vous qu’aucune extension de navigateur ne bloque la conversation.',
  },
});
