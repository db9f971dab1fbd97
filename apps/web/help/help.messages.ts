import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What stands around the pages of the help. */
export const helpMessages = memberMessages({
  title: { en: 'Help', de: 'Hilfe' },
  titleOf: { en: '{page} · Tideform help', de: '{page} · Tideform-Hilfe' },
  welcome: {
    en: 'Short guides, one for each thing you may want to do.',
    de: 'Kurze Anleitungen, eine für alles, was Sie vielleicht tun möchten.',
  },
  groups: {
    everybody: { en: 'For everybody', de: 'Für alle' },
    builders: { en: 'For those who build forms', de: 'Für alle, die Formulare bauen' },
    owners: { en: 'For owners and administrators', de: 'Für Besitz und Verwaltung' },
    operators: { en: 'For those who run Tideform', de: 'Für alle, die Tideform betreiben' },
  },
  skip: { en: 'Skip to the page', de: 'Zur Seite springen' },
  guides: { en: 'Guides', de: 'Anleitungen' },
  onThisPage: { en: 'On this page', de: 'Auf dieser Seite' },
  open: { en: 'Open Tideform', de: 'Tideform öffnen' },
  otherLanguage: { en: 'Deutsch', de: 'English' },
  search: { en: 'Search the help', de: 'Hilfe durchsuchen' },
  nothing: {
    en: 'Nothing found. Try fewer or other words.',
    de: 'Nichts gefunden. Versuchen Sie weniger oder andere Wörter.',
  },
  found: { en: 'Found', de: 'Gefunden' },
  next: { en: 'Next: {page}', de: 'Weiter: {page}' },
});

export type HelpMessages = MessagesOf<typeof helpMessages>;
