import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts about a form's own tests. */
export const ownTestsMessages = memberMessages({
  title: { en: 'Form tests', de: 'Formulartests' },
  keep: { en: 'Save as test', de: 'Als Test speichern' },
  keeping: { en: 'Saving…', de: 'Wird gespeichert …' },
  kept: { en: 'Saved as “{name}”.', de: 'Als „{name}“ gespeichert.' },
  hint: {
    en: 'A test fills in the form with saved answers and checks whether the result is still the same. Tests are saved with the draft and run before you publish.',
    de: 'Ein Test füllt das Formular mit gespeicherten Antworten aus und prüft, ob das Ergebnis noch dasselbe ist. Tests werden mit dem Entwurf gespeichert und vor dem Veröffentlichen ausgeführt.',
  },
  numbered: { en: 'Test {number}', de: 'Test Nr. {number}' },
  name: { en: 'Test name', de: 'Testname' },
  nameOf: { en: 'Test name: {name}', de: 'Testname: {name}' },
  runAll: { en: 'Run all', de: 'Alle ausführen' },
  running: { en: 'Running…', de: 'Wird ausgeführt …' },
  rename: { en: 'Rename {name}', de: '{name} umbenennen' },
  remove: { en: 'Delete {name}', de: '{name} löschen' },
  renew: { en: 'Update expected results', de: 'Erwartete Ergebnisse aktualisieren' },
  renewOf: { en: 'Update expected results: {name}', de: 'Erwartete Ergebnisse aktualisieren: {name}' },
  fillIn: { en: 'Fill in', de: 'Ausfüllen' },
  fillInOf: { en: 'Fill in the preview with {name}', de: 'Vorschau mit {name} ausfüllen' },
  state: {
    passed: { en: 'Passed', de: 'Bestanden' },
    failed: {
      en: '{count, plural, one {# difference} other {# differences}}',
      de: '{count, plural, one {# Abweichung} other {# Abweichungen}}',
    },
    unsettled: {
      en: 'The form’s code doesn’t finish',
      de: 'Der Code des Formulars wird nicht beendet',
    },
    notRun: { en: 'Not run yet', de: 'Noch nicht ausgeführt' },
  },
  summary: {
    en: '{passed} of {count, plural, one {# test} other {# tests}} passed',
    de: '{passed} von {count, plural, one {# Test} other {# Tests}} bestanden',
  },
  refused: {
    tooLarge: {
      en: 'These answers are too large to save as a test. Remove files and pictures.',
      de: 'Diese Antworten sind zu groß, um als Test gespeichert zu werden. Entfernen Sie Dateien und Bilder.',
    },
    unsettled: {
      en: 'Couldn’t save the test because the form’s code doesn’t finish.',
      de: 'Der Test konnte nicht gespeichert werden, weil der Code des Formulars nicht beendet wird.',
    },
    tooMany: {
      en: 'A form can have up to {most, plural, one {# test} other {# tests}}. Delete a test first.',
      de: 'Ein Formular kann bis zu {most, plural, one {# Test} other {# Tests}} haben. Löschen Sie zuerst einen Test.',
    },
  },
  expected: { en: 'Expected: {what}', de: 'Erwartet: {what}' },
  found: { en: 'Result: {what}', de: 'Ergebnis: {what}' },
  gone: { en: 'not in the form anymore', de: 'nicht mehr im Formular' },
  inTheForm: { en: 'in the form', de: 'im Formular' },
  shown: { en: 'shown', de: 'angezeigt' },
  hidden: { en: 'hidden', de: 'ausgeblendet' },
  rows: { en: '{count, plural, one {# row} other {# rows}}', de: '{count, plural, one {# Zeile} other {# Zeilen}}' },
  inRow: { en: '{label}, row {rows}', de: '{label}, Zeile {rows}' },
  nothing: { en: 'no answer', de: 'keine Antwort' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  quoted: { en: '“{text}”', de: '„{text}“' },
  accepted: { en: 'valid', de: 'gültig' },
  more: {
    en: 'and {count, plural, one {# more} other {# more}}',
    de: 'und {count, plural, one {# weitere} other {# weitere}}',
  },
  /** Before publishing. */
  beforePublish: {
    running: { en: 'Running form tests…', de: 'Formulartests werden ausgeführt …' },
    passed: {
      en: '{count, plural, one {The form test passed.} other {All # form tests passed.}}',
      de: '{count, plural, one {Der Formulartest wurde bestanden.} other {Alle # Formulartests wurden bestanden.}}',
    },
    failed: {
      en: '{failed} of {count, plural, one {# form test} other {# form tests}} failed',
      de: '{failed} von {count, plural, one {# Formulartest} other {# Formulartests}} nicht bestanden',
    },
    still: {
      en: 'You can still publish the form.',
      de: 'Sie können das Formular trotzdem veröffentlichen.',
    },
  },
});

export type OwnTestsMessages = MessagesOf<typeof ownTestsMessages>;
