import { memberMessages } from '@tideform/i18n';

/** Texts of what is done with several components at once. */
export const severalMessages = memberMessages({
  title: {
    en: '{count, plural, one {# component} other {# components}}',
    de: '{count, plural, one {# Komponente} other {# Komponenten}}',
  },
  forAll: { en: 'Set for all of them', de: 'Gilt für alle zusammen' },
  different: {
    en: 'They differ. A change sets all of them.',
    de: 'Sie sind verschieden. Eine Änderung gilt für alle.',
  },
  none: { en: 'Select the components to change.', de: 'Wählen Sie aus, welche Komponenten Sie ändern möchten.' },
  nothingShared: {
    en: 'These components have no setting in common.',
    de: 'Diese Komponenten haben keine gemeinsame Einstellung.',
  },
  bar: { en: 'Actions for what is selected', de: 'Aktionen für die Auswahl' },
  selected: {
    en: '{count, plural, =0 {Nothing selected} one {# selected} other {# selected}}',
    de: '{count, plural, =0 {Nichts ausgewählt} one {# ausgewählt} other {# ausgewählt}}',
  },
  up: { en: 'Move up (Alt+↑)', de: 'Nach oben (Alt+↑)' },
  down: { en: 'Move down (Alt+↓)', de: 'Nach unten (Alt+↓)' },
  in: { en: 'Move into the container before', de: 'In den Behälter davor' },
  out: { en: 'Move out of its container', de: 'Aus dem Behälter heraus' },
  duplicate: { en: 'Duplicate (Ctrl+D)', de: 'Duplizieren (Strg+D)' },
  delete: { en: 'Delete', de: 'Löschen' },
  settings: { en: 'Edit settings', de: 'Einstellungen bearbeiten' },
  clear: { en: 'Clear selection (Esc)', de: 'Auswahl aufheben (Esc)' },
});
