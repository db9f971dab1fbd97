import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts that appear on every help page, outside the guides. */
export const helpMessages = memberMessages({
  title: { en: 'Help', de: 'Hilfe', fr: 'Aide' },
  titleOf: { en: '{page} · Tideform help', de: '{page} · Tideform-Hilfe', fr: '{page} · Aide de Tideform' },
  welcome: {
    en: 'Short guides to help you get things done.',
    de: 'Kurze Anleitungen für alles, was Sie mit Tideform tun möchten.',
    fr: 'Des guides courts pour vous aider à accomplir vos tâches.',
  },
  groups: {
    everybody: { en: 'For everyone', de: 'Für alle', fr: 'Pour tout le monde' },
    builders: { en: 'For form builders', de: 'Für Formularersteller', fr: 'Pour les créateurs de formulaires' },
    owners: {
      en: 'For owners and administrators',
      de: 'Für Besitzer und Administratoren',
      fr: 'Pour les propriétaires et les administrateurs',
    },
    operators: { en: 'For server operators', de: 'Für Serverbetreiber', fr: 'Pour les opérateurs de serveur' },
  },
  skip: { en: 'Skip to content', de: 'Zum Inhalt springen', fr: 'Passer au contenu' },
  guides: { en: 'Guides', de: 'Anleitungen', fr: 'Guides' },
  onThisPage: { en: 'On this page', de: 'Auf dieser Seite', fr: 'Sur cette page' },
  open: { en: 'Open Tideform', de: 'Tideform öffnen', fr: 'Ouvrir Tideform' },
  search: { en: 'Search help', de: 'Hilfe durchsuchen', fr: 'Rechercher dans l’aide' },
  nothing: {
    en: 'No results found. Try fewer or different words.',
    de: 'Keine Ergebnisse gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.',
    fr: 'Aucun résultat. Essayez avec moins de mots ou avec d’autres mots.',
  },
  found: { en: 'Results', de: 'Ergebnisse', fr: 'Résultats' },
  next: { en: 'Next: {page}', de: 'Weiter: {page}', fr: 'Suivant : {page}' },
});

export type HelpMessages = MessagesOf<typeof helpMessages>;
