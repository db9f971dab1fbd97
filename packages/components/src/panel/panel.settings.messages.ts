import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a panel. */
export const panelSettingsMessages = memberMessages({
  title: { en: 'Title', de: 'Titel' },
  hideTitle: { en: 'Hide the title', de: 'Titel ausblenden' },
  collapsible: { en: 'Can be collapsed', de: 'Lässt sich einklappen' },
  collapsed: { en: 'Collapsed at first', de: 'Anfangs eingeklappt' },
  page: {
    next: { en: 'Next page', de: 'Nächste Seite' },
    nextHint: {
      en: 'The property name of the page that Next leads to, or code. If empty: the page after this one.',
      de: 'Der Eigenschaftsname der Seite, zu der Weiter führt, oder Code. Wenn leer: die Seite nach dieser.',
    },
    steps: { en: 'Steps above the page', de: 'Schritte über der Seite' },
    default: { en: 'All pages by name', de: 'Alle Seiten mit Namen' },
    condensed: { en: 'In short', de: 'Verkürzt' },
    none: { en: 'None', de: 'Keine' },
    clickable: { en: 'Steps can be pressed', de: 'Schritte lassen sich anklicken' },
    allowPrevious: {
      en: 'Steps seen before can be pressed',
      de: 'Schon gesehene Schritte lassen sich anklicken',
    },
    previousButton: { en: 'Previous button', de: 'Knopf „Zurück“' },
    nextButton: { en: 'Next button', de: 'Knopf „Weiter“' },
    cancelButton: { en: 'Cancel button', de: 'Knopf „Abbrechen“' },
    cancelHint: { en: 'Clears all answers, after asking.', de: 'Löscht nach Rückfrage alle Antworten.' },
    scrollToTop: { en: 'Show the page from its top', de: 'Seite von oben zeigen' },
    scrollToTopHint: { en: 'Whenever somebody comes to it.', de: 'Sooft jemand sie öffnet.' },
  },
});
