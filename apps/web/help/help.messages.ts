import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What stands around the pages of the help. */
export const helpMessages = memberMessages({
  title: { en: 'Help', de: 'Hilfe' },
  titleOf: { en: '{page} · Tideform help', de: '{page} · Tideform-Hilfe' },
  welcome: {
    en: 'Short guides to help you get things done.',
    de: 'Kurze Anleitungen für alles, was Sie mit Tideform tun möchten.',
  },
  groups: {
    everybody: { en: 'For everyone', de: 'Für alle' },
    builders: { en: 'For form builders', de: 'Für Formularersteller' },
    owners: { en: 'For owners and administrators', de: 'Für Besitzer und Administratoren' },
    operators: { en: 'For server operators', de: 'Für Serverbetreiber' },
  },
  skip: { en: 'Skip to content', de: 'Zum Inhalt springen' },
  guides: { en: 'Guides', de: 'Anleitungen' },
  onThisPage: { en: 'On this page', de: 'Auf dieser Seite' },
  open: { en: 'Open Tideform', de: 'Tideform öffnen' },
  otherLanguage: { en: 'Deutsch', de: 'English' },
  search: { en: 'Search help', de: 'Hilfe durchsuchen' },
  nothing: {
    en: 'No results found. Try fewer or different words.',
    de: 'Keine Ergebnisse gefunden. Versuchen Sie es mit weniger oder anderen Wörtern.',
  },
  found: { en: 'Results', de: 'Ergebnisse' },
  next: { en: 'Next: {page}', de: 'Weiter: {page}' },
});

export type HelpMessages = MessagesOf<typeof helpMessages>;
