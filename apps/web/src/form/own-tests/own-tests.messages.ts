import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages about form tests. */
export const ownTestsMessages = memberMessages({
  title: { en: 'Form tests', de: 'Formulartests', fr: 'Tests du formulaire' },
  keep: { en: 'Save as test', de: 'Als Test speichern', fr: 'Enregistrer comme test' },
  keeping: { en: 'Saving…', de: 'Wird gespeichert …', fr: 'Enregistrement…' },
  kept: { en: 'Saved as “{name}”.', de: 'Als „{name}“ gespeichert.', fr: 'Enregistré sous le nom « {name} ».' },
  hint: {
    en: 'A test fills out the form with saved answers and checks whether the result is still the same. Tests are saved with the draft and run before you publish.',
    de: 'Ein Test füllt das Formular mit gespeicherten Antworten aus und prüft, ob das Ergebnis noch dasselbe ist. Tests werden mit dem Entwurf gespeichert und vor dem Veröffentlichen ausgeführt.',
    fr: 'Un test remplit le formulaire avec des réponses enregistrées et vérifie que le résultat est toujours le même. Les tests sont enregistrés avec le brouillon et exécutés avant la publication.',
  },
  numbered: { en: 'Test {number}', de: 'Test Nr. {number}', fr: 'Test {number}' },
  name: { en: 'Test name', de: 'Testname', fr: 'Nom du test' },
  nameOf: { en: 'Test name: {name}', de: 'Testname: {name}', fr: 'Nom du test : {name}' },
  runAll: { en: 'Run all', de: 'Alle ausführen', fr: 'Tout exécuter' },
  running: { en: 'Running…', de: 'Wird ausgeführt …', fr: 'Exécution…' },
  rename: { en: 'Rename {name}', de: '{name} umbenennen', fr: 'Renommer {name}' },
  remove: { en: 'Delete {name}', de: '{name} löschen', fr: 'Supprimer {name}' },
  renew: {
    en: 'Update expected results',
    de: 'Erwartete Ergebnisse aktualisieren',
    fr: 'Mettre à jour les résultats attendus',
  },
  renewOf: {
    en: 'Update expected results: {name}',
    de: 'Erwartete Ergebnisse aktualisieren: {name}',
    fr: 'Mettre à jour les résultats attendus : {name}',
  },
  fillInOf: {
    en: 'Fill out the preview with {name}',
    de: 'Vorschau mit {name} ausfüllen',
    fr: 'Remplir l’aperçu avec {name}',
  },
  state: {
    passed: { en: 'Passed', de: 'Bestanden', fr: 'Réussi' },
    failed: {
      en: '{count, plural, one {# difference} other {# differences}}',
      de: '{count, plural, one {# Abweichung} other {# Abweichungen}}',
      fr: '{count, plural, one {# différence} many {# de différences} other {# différences}}',
    },
    unsettled: {
      en: 'The form’s code doesn’t finish',
      de: 'Der Code des Formulars wird nicht beendet',
      fr: 'Le code du formulaire ne se termine pas',
    },
    notRun: { en: 'Not run yet', de: 'Noch nicht ausgeführt', fr: 'Pas encore exécuté' },
  },
  summary: {
    en: '{passed} of {count, plural, one {# test} other {# tests}} passed',
    de: '{passed} von {count, plural, one {# Test} other {# Tests}} bestanden',
    fr: 'Tests réussis : {passed} sur {count, plural, one {#} many {#} other {#}}',
  },
  refused: {
    tooLarge: {
      en: 'These answers are too large to save as a test. Remove files and pictures.',
      de: 'Diese Antworten sind zu groß, um als Test gespeichert zu werden. Entfernen Sie Dateien und Bilder.',
      fr: 'Ces réponses sont trop volumineuses pour être enregistrées comme test. Supprimez des fichiers et des images.',
    },
    unsettled: {
      en: 'Couldn’t save the test because the form’s code doesn’t finish.',
      de: 'Der Test konnte nicht gespeichert werden, weil der Code des Formulars nicht beendet wird.',
      fr: 'Impossible d’enregistrer le test, car le code du formulaire ne se termine pas.',
    },
    tooMany: {
      en: 'A form can have up to {most, plural, one {# test} other {# tests}}. Delete a test first.',
      de: 'Ein Formular kann bis zu {most, plural, one {# Test} other {# Tests}} haben. Löschen Sie zuerst einen Test.',
      fr: 'Un formulaire peut contenir au maximum {most, plural, one {# test} many {# de tests} other {# tests}}. Supprimez d’abord un test.',
    },
  },
  expected: { en: 'Expected: {what}', de: 'Erwartet: {what}', fr: 'Attendu : {what}' },
  found: { en: 'Result: {what}', de: 'Ergebnis: {what}', fr: 'Résultat : {what}' },
  gone: { en: 'not in the form anymore', de: 'nicht mehr im Formular', fr: 'ne figure plus dans le formulaire' },
  inTheForm: { en: 'in the form', de: 'im Formular', fr: 'dans le formulaire' },
  shown: { en: 'shown', de: 'angezeigt', fr: 'affiché' },
  hidden: { en: 'hidden', de: 'ausgeblendet', fr: 'masqué' },
  rows: {
    en: '{count, plural, one {# row} other {# rows}}',
    de: '{count, plural, one {# Zeile} other {# Zeilen}}',
    fr: '{count, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  },
  inRow: { en: '{label}, row {rows}', de: '{label}, Zeile {rows}', fr: '{label}, ligne {rows}' },
  nothing: { en: 'no answer', de: 'keine Antwort', fr: 'aucune réponse' },
  yes: { en: 'yes', de: 'ja', fr: 'oui' },
  no: { en: 'no', de: 'nein', fr: 'non' },
  quoted: { en: '“{text}”', de: '„{text}“', fr: '« {text} »' },
  accepted: { en: 'valid', de: 'gültig', fr: 'valide' },
  more: {
    en: 'and {count, plural, one {# more} other {# more}}',
    de: 'und {count, plural, one {# weitere} other {# weitere}}',
    fr: 'et {count, plural, one {# autre} many {# d’autres} other {# autres}}',
  },
  /** Texts of the publish dialog. */
  beforePublish: {
    running: {
      en: 'Running form tests…',
      de: 'Formulartests werden ausgeführt …',
      fr: 'Exécution des tests du formulaire…',
    },
    passed: {
      en: '{count, plural, one {The form test passed.} other {All # form tests passed.}}',
      de: '{count, plural, one {Der Formulartest wurde bestanden.} other {Alle # Formulartests wurden bestanden.}}',
      fr: '{count, plural, one {Le test du formulaire a réussi.} many {Les # de tests du formulaire ont réussi.} other {Les # tests du formulaire ont réussi.}}',
    },
    failed: {
      en: '{failed} of {count, plural, one {# form test} other {# form tests}} failed',
      de: '{failed} von {count, plural, one {# Formulartest} other {# Formulartests}} nicht bestanden',
      fr: 'Tests du formulaire en échec : {failed} sur {count, plural, one {#} many {#} other {#}}',
    },
    still: {
      en: 'You can still publish the form.',
      de: 'Sie können das Formular trotzdem veröffentlichen.',
      fr: 'Vous pouvez quand même publier le formulaire.',
    },
  },
});

export type OwnTestsMessages = MessagesOf<typeof ownTestsMessages>;
