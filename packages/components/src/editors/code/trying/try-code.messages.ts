import { memberMessages } from '@tideform/i18n';

/** Texts of the place where an author runs code with sample answers. */
export const tryCodeMessages = memberMessages({
  about: { en: 'Sample answers', de: 'Beispielantworten' },
  run: { en: 'Run', de: 'Ausführen' },
  running: { en: 'Running…', de: 'Läuft …' },
  hint: {
    en: 'The code runs once, as in a form. Nothing of this is stored.',
    de: 'Der Code läuft einmal, wie in einem Formular. Nichts davon wird gespeichert.',
  },
  noAnswers: { en: 'The code names no answer of the form.', de: 'Der Code nennt keine Antwort des Formulars.' },
  result: { en: 'Result', de: 'Ergebnis' },
  noResult: { en: 'It gives nothing.', de: 'Er ergibt nichts.' },
  sets: { en: 'It would set {path} to {value}.', de: 'Er würde {path} auf {value} setzen.' },
  emits: { en: 'It would raise the event “{event}”.', de: 'Er würde das Ereignis „{event}“ auslösen.' },
  took: {
    en: 'It took {ms, plural, one {# millisecond} other {# milliseconds}}.',
    de: 'Er hat {ms, plural, one {# Millisekunde} other {# Millisekunden}} gebraucht.',
  },
  console: { en: 'Written with console', de: 'Mit console geschrieben' },
  failed: { en: 'It stopped with an error: {message}', de: 'Er ist mit einem Fehler stehen geblieben: {message}' },
  missing: {
    en: 'It asks for {names}, which Tideform does not have.',
    de: 'Er fragt nach {names}, und das gibt es in Tideform nicht.',
  },
  time: {
    en: 'It was stopped: it took too long. A loop may never end.',
    de: 'Er wurde angehalten: Er hat zu lange gebraucht. Vielleicht endet eine Schleife nie.',
  },
  memory: { en: 'It was stopped: it needed too much memory.', de: 'Er wurde angehalten: zu viel Speicher gebraucht.' },
  unavailable: { en: 'Code cannot be run here.', de: 'Code kann hier nicht laufen.' },
});
