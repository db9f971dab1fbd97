import { memberMessages } from '@tideform/i18n';

/** Messages for running code with sample answers. */
export const tryCodeMessages = memberMessages({
  about: { en: 'Sample answers', de: 'Beispielantworten', fr: 'Exemples de réponses' },
  run: { en: 'Run', de: 'Ausführen', fr: 'Exécuter' },
  running: { en: 'Running…', de: 'Wird ausgeführt …', fr: 'Exécution…' },
  hint: {
    en: 'Runs the code once, as in a form. Nothing is saved.',
    de: 'Führt den Code einmal aus, wie in einem Formular. Nichts wird gespeichert.',
    fr: 'Exécute le code une fois, comme dans un formulaire. Rien n’est enregistré.',
  },
  noAnswers: {
    en: 'This code doesn’t use any answers from the form.',
    de: 'Dieser Code verwendet keine Antworten des Formulars.',
    fr: 'Ce code n’utilise aucune réponse du formulaire.',
  },
  result: { en: 'Result', de: 'Ergebnis', fr: 'Résultat' },
  noResult: { en: 'No result.', de: 'Kein Ergebnis.', fr: 'Aucun résultat.' },
  sets: {
    en: 'Would set {path} to {value}.',
    de: 'Würde {path} auf {value} festlegen.',
    fr: 'Affecterait {value} à {path}.',
  },
  emits: {
    en: 'Would trigger the event “{event}”.',
    de: 'Würde das Ereignis „{event}“ auslösen.',
    fr: 'Déclencherait l’événement « {event} ».',
  },
  took: {
    en: 'Finished in {ms, plural, one {# millisecond} other {# milliseconds}}.',
    de: 'In {ms, plural, one {# Millisekunde} other {# Millisekunden}} beendet.',
    fr: 'Terminé en {ms, plural, one {# milliseconde} many {# de millisecondes} other {# millisecondes}}.',
  },
  console: { en: 'Console output', de: 'Konsolenausgabe', fr: 'Sortie de la console' },
  failed: {
    en: 'The code stopped with an error: {message}',
    de: 'Der Code wurde mit einem Fehler beendet: {message}',
    fr: 'Le code s’est arrêté en raison d’une erreur : {message}',
  },
  missing: {
    en: 'The code uses {names}, which Tideform doesn’t support.',
    de: 'Der Code verwendet {names}. Das wird von Tideform nicht unterstützt.',
    fr: 'Le code utilise {names}, que Tideform ne prend pas en charge.',
  },
  time: {
    en: 'The code took too long and was stopped. It might contain an endless loop.',
    de: 'Der Code hat zu lange gebraucht und wurde angehalten. Möglicherweise enthält er eine Endlosschleife.',
    fr: 'L’exécution du code a pris trop de temps et a été arrêtée. Il contient peut-être une boucle infinie.',
  },
  memory: {
    en: 'The code used too much memory and was stopped.',
    de: 'Der Code hat zu viel Arbeitsspeicher gebraucht und wurde angehalten.',
    fr: 'Le code a utilisé trop de mémoire et a été arrêté.',
  },
  unavailable: {
    en: 'Code can’t run here.',
    de: 'Code kann hier nicht ausgeführt werden.',
    fr: 'Impossible d’exécuter du code ici.',
  },
});
