import { memberMessages } from '@tideform/i18n';

/** Texts of choosing a form's icon. The icons' own names are English. */
export const iconMessages = memberMessages({
  choose: { en: 'Form icon', de: 'Formularsymbol' },
  title: { en: 'Choose an icon', de: 'Symbol auswählen' },
  search: { en: 'Search icons', de: 'Symbole suchen' },
  placeholder: {
    en: 'Search {icons, number} icons',
    de: '{icons, number} Symbole durchsuchen (auf Englisch)',
  },
  icons: { en: 'Icons', de: 'Symbole' },
  loading: { en: 'Loading...', de: 'Wird geladen …' },
  nothing: { en: 'No results found', de: 'Keine Ergebnisse gefunden' },
  suggested: { en: 'Suggestions', de: 'Vorschläge' },
  found: {
    en: '{count, plural, one {# icon} other {# icons}}',
    de: '{count, plural, one {# Symbol} other {# Symbole}}',
  },
  failed: { en: 'Couldn’t load the icons.', de: 'Die Symbole konnten nicht geladen werden.' },
  retry: { en: 'Try Again', de: 'Erneut versuchen' },
  standard: { en: 'Use default icon', de: 'Standardsymbol verwenden' },
});
