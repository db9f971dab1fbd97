import { memberMessages } from '@tideform/i18n';

/** Messages about actions on several components. */
export const multiSelectionMessages = memberMessages({
  title: {
    en: '{count, plural, one {# component} other {# components}}',
    de: '{count, plural, one {# Komponente} other {# Komponenten}}',
    fr: '{count, plural, one {# composant} many {# de composants} other {# composants}}',
  },
  forAll: {
    en: 'Applies to all selected components',
    de: 'Gilt für alle ausgewählten Komponenten',
    fr: 'S’applique à tous les composants sélectionnés',
  },
  different: {
    en: 'These components have different values. Changing this setting applies it to all of them.',
    de: 'Diese Komponenten haben unterschiedliche Werte. Eine Änderung gilt für alle.',
    fr: 'Ces composants ont des valeurs différentes. Si vous modifiez ce paramètre, la modification s’applique à tous.',
  },
  none: {
    en: 'Select the components you want to change.',
    de: 'Wählen Sie die Komponenten aus, die Sie ändern möchten.',
    fr: 'Sélectionnez les composants à modifier.',
  },
  nothingShared: {
    en: 'These components don’t have any settings in common.',
    de: 'Diese Komponenten haben keine gemeinsamen Einstellungen.',
    fr: 'Ces composants n’ont aucun paramètre en commun.',
  },
  bar: {
    en: 'Actions for selected components',
    de: 'Aktionen für ausgewählte Komponenten',
    fr: 'Actions pour les composants sélectionnés',
  },
  selected: {
    en: '{count, plural, =0 {None selected} one {# selected} other {# selected}}',
    de: '{count, plural, =0 {Keine ausgewählt} one {# ausgewählt} other {# ausgewählt}}',
    fr: '{count, plural, =0 {Aucune sélection} one {# sélectionné} many {# sélectionnés} other {# sélectionnés}}',
  },
  up: { en: 'Move up (Alt+↑)', de: 'Nach oben verschieben (Alt+↑)', fr: 'Déplacer vers le haut (Alt+↑)' },
  down: { en: 'Move down (Alt+↓)', de: 'Nach unten verschieben (Alt+↓)', fr: 'Déplacer vers le bas (Alt+↓)' },
  in: {
    en: 'Move into previous container',
    de: 'In vorherigen Container verschieben',
    fr: 'Déplacer dans le conteneur précédent',
  },
  out: { en: 'Move out of container', de: 'Aus Container verschieben', fr: 'Sortir du conteneur' },
  duplicate: { en: 'Duplicate (Ctrl+D)', de: 'Duplizieren (Strg+D)', fr: 'Dupliquer (Ctrl+D)' },
  delete: { en: 'Delete', de: 'Löschen', fr: 'Supprimer' },
  settings: { en: 'Edit settings', de: 'Einstellungen bearbeiten', fr: 'Modifier les paramètres' },
  clear: { en: 'Clear selection (Esc)', de: 'Auswahl aufheben (Esc)', fr: 'Effacer la sélection (Échap)' },
});
