import { memberMessages } from '@tideform/i18n';

/** Texts of choosing a form's icon. The icons' own names are English. */
export const iconMessages = memberMessages({
  choose: { en: 'Form icon', de: 'Symbol des Formulars' },
  title: { en: 'Choose an icon', de: 'Symbol wählen' },
  search: { en: 'Search icons', de: 'Symbole suchen' },
  placeholder: {
    en: 'Search {icons, number} icons',
    de: '{icons, number} Symbole, auf Englisch',
  },
  icons: { en: 'Icons', de: 'Symbole' },
  loading: { en: 'Loading...', de: 'Wird geladen …' },
  nothing: { en: 'No results found', de: 'Nichts gefunden' },
  suggested: { en: 'Suggestions', de: 'Vorschläge' },
  found: {
    en: '{count, plural, one {# icon} other {# icons}}',
    de: '{count, plural, one {# Symbol} other {# Symbole}}',
  },
  failed: { en: 'The icons could not be loaded.', de: 'Die Symbole konnten nicht geladen werden.' },
  retry: { en: 'Try Again', de: 'Noch einmal versuchen' },
  standard: { en: 'Use the standard icon', de: 'Standardsymbol verwenden' },
});
