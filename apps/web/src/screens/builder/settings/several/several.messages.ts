import { memberMessages } from '@tideform/i18n';

/** Texts of what is done with several components at once. */
export const severalMessages = memberMessages({
  title: {
    en: '{count, plural, one {# component} other {# components}}',
    de: '{count, plural, one {# Komponente} other {# Komponenten}}',
  },
  forAll: { en: 'Applies to all selected components', de: 'Gilt für alle ausgewählten Komponenten' },
  different: {
    en: 'These components have different values. Changing this setting applies it to all of them.',
    de: 'Diese Komponenten haben unterschiedliche Werte. Eine Änderung gilt für alle.',
  },
  none: {
    en: 'Select the components you want to change.',
    de: 'Wählen Sie die Komponenten aus, die Sie ändern möchten.',
  },
  nothingShared: {
    en: 'These components don’t have any settings in common.',
    de: 'Diese Komponenten haben keine gemeinsamen Einstellungen.',
  },
  bar: { en: 'Actions for selected components', de: 'Aktionen für ausgewählte Komponenten' },
  selected: {
    en: '{count, plural, =0 {None selected} one {# selected} other {# selected}}',
    de: '{count, plural, =0 {Keine ausgewählt} one {# ausgewählt} other {# ausgewählt}}',
  },
  up: { en: 'Move up (Alt+↑)', de: 'Nach oben verschieben (Alt+↑)' },
  down: { en: 'Move down (Alt+↓)', de: 'Nach unten verschieben (Alt+↓)' },
  in: { en: 'Move into previous container', de: 'In vorherigen Container verschieben' },
  out: { en: 'Move out of container', de: 'Aus Container verschieben' },
  duplicate: { en: 'Duplicate (Ctrl+D)', de: 'Duplizieren (Strg+D)' },
  delete: { en: 'Delete', de: 'Löschen' },
  settings: { en: 'Edit settings', de: 'Einstellungen bearbeiten' },
  clear: { en: 'Clear selection (Esc)', de: 'Auswahl aufheben (Esc)' },
});
