import { memberMessages } from '@tideform/i18n';

/** Messages for choosing a form's icon. The names of the icons themselves are English. */
export const iconMessages = memberMessages({
  choose: { en: 'Form icon', de: 'Formularsymbol', fr: 'Icône du formulaire' },
  title: { en: 'Choose an icon', de: 'Symbol auswählen', fr: 'Choisir une icône' },
  search: { en: 'Search icons', de: 'Symbole suchen', fr: 'Rechercher des icônes' },
  placeholder: {
    en: 'Search {icons, number} icons',
    de: '{icons, number} Symbole durchsuchen (auf Englisch)',
    fr: 'Rechercher parmi {icons, number} icônes (en anglais)',
  },
  icons: { en: 'Icons', de: 'Symbole', fr: 'Icônes' },
  loading: { en: 'Loading...', de: 'Wird geladen …', fr: 'Chargement…' },
  nothing: { en: 'No results found', de: 'Keine Ergebnisse gefunden', fr: 'Aucun résultat' },
  suggested: { en: 'Suggestions', de: 'Vorschläge', fr: 'Suggestions' },
  found: {
    en: '{count, plural, one {# icon} other {# icons}}',
    de: '{count, plural, one {# Symbol} other {# Symbole}}',
    fr: '{count, plural, one {# icône} many {# d’icônes} other {# icônes}}',
  },
  failed: {
    en: 'Couldn’t load the icons.',
    de: 'Die Symbole konnten nicht geladen werden.',
    fr: 'Impossible de charger les icônes.',
  },
  retry: { en: 'Try again', de: 'Erneut versuchen', fr: 'Réessayer' },
  standard: { en: 'Use default icon', de: 'Standardsymbol verwenden', fr: 'Utiliser l’icône par défaut' },
});
