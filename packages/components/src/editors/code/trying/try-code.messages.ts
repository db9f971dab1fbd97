import { memberMessages } from '@tideform/i18n';

/** Texts of the place where an author runs code with sample answers. */
export const tryCodeMessages = memberMessages({
  about: { en: 'Sample answers', de: 'Beispielantworten' },
  run: { en: 'Run', de: 'Ausführen' },
  running: { en: 'Running…', de: 'Wird ausgeführt …' },
  hint: {
    en: 'Runs the code once, as in a form. Nothing is saved.',
    de: 'Führt den Code einmal aus, wie in einem Formular. Nichts wird gespeichert.',
  },
  noAnswers: {
    en: 'This code doesn’t use any answers from the form.',
    de: 'Dieser Code verwendet keine Antworten des Formulars.',
  },
  result: { en: 'Result', de: 'Ergebnis' },
  noResult: { en: 'No result.', de: 'Kein Ergebnis.' },
  sets: { en: 'Would set {path} to {value}.', de: 'Würde {path} auf {value} festlegen.' },
  emits: { en: 'Would trigger the event “{event}”.', de: 'Würde das Ereignis „{event}“ auslösen.' },
  took: {
    en: 'Finished in {ms, plural, one {# millisecond} other {# milliseconds}}.',
    de: 'In {ms, plural, one {# Millisekunde} other {# Millisekunden}} beendet.',
  },
  console: { en: 'Console output', de: 'Konsolenausgabe' },
  failed: { en: 'The code stopped with an error: {message}', de: 'Der Code wurde mit einem Fehler beendet: {message}' },
  missing: {
    en: 'The code uses {names}, which Tideform doesn’t support.',
    de: 'Der Code verwendet {names}. Das wird von Tideform nicht unterstützt.',
  },
  time: {
    en: 'The code took too long and was stopped. It might contain an endless loop.',
    de: 'Der Code hat zu lange gebraucht und wurde angehalten. Möglicherweise enthält er eine Endlosschleife.',
  },
  memory: {
    en: 'The code used too much memory and was stopped.',
    de: 'Der Code hat zu viel Arbeitsspeicher gebraucht und wurde angehalten.',
  },
  unavailable: { en: 'Code can’t run here.', de: 'Code kann hier nicht ausgeführt werden.' },
});
