import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts about a form's own tests. */
export const ownTestsMessages = memberMessages({
  title: { en: 'Tests of this form', de: 'Tests dieses Formulars' },
  keep: { en: 'Keep as a test', de: 'Als Test behalten' },
  keeping: { en: 'Keeping…', de: 'Wird behalten …' },
  kept: { en: 'Kept as “{name}”.', de: 'Als „{name}“ behalten.' },
  hint: {
    en: 'Each fills in its answers anew and compares what becomes of the form. They are kept with the draft and replayed before publishing.',
    de: 'Jeder füllt das Formular mit seinen Antworten neu aus und vergleicht, was daraus wird. Sie liegen beim Entwurf und laufen vor dem Veröffentlichen noch einmal.',
  },
  numbered: { en: 'Test {number}', de: 'Testfall {number}' },
  name: { en: 'Name of the test', de: 'Name des Tests' },
  nameOf: { en: 'Name of the test {name}', de: 'Name des Tests {name}' },
  runAll: { en: 'Run all', de: 'Alle ausführen' },
  running: { en: 'Running…', de: 'Läuft …' },
  rename: { en: 'Rename {name}', de: '{name} umbenennen' },
  remove: { en: 'Delete {name}', de: '{name} löschen' },
  renew: { en: 'Expect what was found', de: 'Das Gefundene erwarten' },
  renewOf: { en: 'Expect what was found: {name}', de: 'Das Gefundene erwarten: {name}' },
  fillIn: { en: 'Fill in', de: 'Ausfüllen' },
  fillInOf: { en: 'Fill in the preview with {name}', de: 'Vorschau ausfüllen mit {name}' },
  state: {
    passed: { en: 'As expected', de: 'Wie erwartet' },
    failed: {
      en: '{count, plural, one {# thing is not as expected} other {# things are not as expected}}',
      de: '{count, plural, one {# Sache ist nicht wie erwartet} other {# Sachen sind nicht wie erwartet}}',
    },
    unsettled: {
      en: 'The form’s code does not come to an end',
      de: 'Der Code des Formulars kommt zu keinem Ende',
    },
    notRun: { en: 'Not run yet', de: 'Noch nicht ausgeführt' },
  },
  summary: {
    en: '{passed} of {count, plural, one {# test} other {# tests}} as expected',
    de: '{passed} von {count, plural, one {# Test} other {# Tests}} wie erwartet',
  },
  refused: {
    tooLarge: {
      en: 'These answers are too large to be kept as a test. Leave out files and pictures.',
      de: 'Diese Antworten sind zu groß, um als Test behalten zu werden. Lassen Sie Dateien und Bilder weg.',
    },
    unsettled: {
      en: 'The form’s code does not come to an end, so there is nothing to expect.',
      de: 'Der Code des Formulars kommt zu keinem Ende. Deshalb gibt es nichts zu erwarten.',
    },
    tooMany: {
      en: 'A form keeps {most, plural, one {# test} other {# tests}} at most. Delete one first.',
      de: 'Ein Formular behält höchstens {most, plural, one {# Test} other {# Tests}}. Löschen Sie zuerst einen.',
    },
  },
  expected: { en: 'Expected: {what}', de: 'Erwartet: {what}' },
  found: { en: 'Found: {what}', de: 'Gefunden: {what}' },
  gone: { en: 'no longer in the form', de: 'nicht mehr im Formular' },
  inTheForm: { en: 'a field of the form', de: 'ein Feld des Formulars' },
  shown: { en: 'shown', de: 'zu sehen' },
  hidden: { en: 'hidden', de: 'ausgeblendet' },
  rows: { en: '{count, plural, one {# row} other {# rows}}', de: '{count, plural, one {# Zeile} other {# Zeilen}}' },
  inRow: { en: '{label}, row {rows}', de: '{label}, Zeile {rows}' },
  nothing: { en: 'no answer', de: 'keine Antwort' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  quoted: { en: '“{text}”', de: '„{text}“' },
  accepted: { en: 'accepted', de: 'angenommen' },
  more: {
    en: 'and {count, plural, one {# more} other {# more}}',
    de: 'und {count, plural, one {# weitere} other {# weitere}}',
  },
  /** Before publishing. */
  beforePublish: {
    running: { en: 'Running the form’s tests…', de: 'Die Tests des Formulars laufen …' },
    passed: {
      en: '{count, plural, one {The form’s test passes.} other {All # tests of the form pass.}}',
      de: '{count, plural, one {Der Test des Formulars besteht.} other {Alle # Tests des Formulars bestehen.}}',
    },
    failed: {
      en: '{failed} of {count, plural, one {# test} other {# tests}} of this form not as expected',
      de: '{failed} von {count, plural, one {# Test} other {# Tests}} dieses Formulars nicht wie erwartet',
    },
    still: {
      en: 'You can publish all the same.',
      de: 'Sie können trotzdem veröffentlichen.',
    },
  },
});

export type OwnTestsMessages = MessagesOf<typeof ownTestsMessages>;
