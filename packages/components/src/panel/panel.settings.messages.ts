import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a panel. */
export const panelSettingsMessages = memberMessages({
  title: { en: 'Title', de: 'Titel' },
  hideTitle: { en: 'Hide title', de: 'Titel ausblenden' },
  collapsible: { en: 'Collapsible', de: 'Reduzierbar' },
  collapsed: { en: 'Collapsed by default', de: 'Standardmäßig reduziert' },
  page: {
    next: { en: 'Next page', de: 'Nächste Seite' },
    nextHint: {
      en: 'The property name of the page that follows, or code. Leave blank to continue with the page after this one.',
      de: 'Der Eigenschaftsname der folgenden Seite oder Code. Lassen Sie das Feld leer, um mit der nächsten Seite fortzufahren.',
    },
    steps: { en: 'Page steps', de: 'Seitenschritte' },
    default: { en: 'All pages', de: 'Alle Seiten' },
    condensed: { en: 'Compact', de: 'Kompakt' },
    none: { en: 'None', de: 'Keine' },
    clickable: { en: 'Allow selecting steps', de: 'Auswählen von Schritten zulassen' },
    allowPrevious: {
      en: 'Allow selecting previous steps',
      de: 'Auswählen früherer Schritte zulassen',
    },
    previousButton: { en: 'Previous button', de: 'Schaltfläche „Zurück“' },
    nextButton: { en: 'Next button', de: 'Schaltfläche „Weiter“' },
    cancelButton: { en: 'Cancel button', de: 'Schaltfläche „Abbrechen“' },
    cancelHint: {
      en: 'Clears all answers after asking for confirmation.',
      de: 'Löscht nach einer Bestätigung alle Antworten.',
    },
    scrollToTop: { en: 'Scroll to top', de: 'Nach oben scrollen' },
    scrollToTopHint: { en: 'Each time someone opens this page.', de: 'Jedes Mal, wenn jemand diese Seite öffnet.' },
  },
});
