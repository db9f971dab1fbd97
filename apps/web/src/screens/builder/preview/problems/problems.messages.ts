import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What is wrong with logic, for people who build forms. */
export const problemsMessages = memberMessages({
  title: { en: 'Code problems', de: 'Probleme im Code' },
  count: {
    en: '{count, plural, one {# code problem} other {# code problems}}',
    de: '{count, plural, one {# Problem im Code} other {# Probleme im Code}}',
  },
  hint: {
    en: 'Found in the form, and while this preview was answered. Only builders see this.',
    de: 'Im Formular gefunden, und beim Ausfüllen dieser Vorschau. Nur wer baut, sieht das.',
  },
  written: { en: 'Written by code', de: 'Von Code geschrieben' },
  open: { en: 'Open settings', de: 'Einstellungen öffnen' },
  openFor: { en: 'Open settings: {label}, {place}', de: 'Einstellungen öffnen: {label}, {place}' },
  leftOut: {
    customConditional: {
      en: 'Until it works the component is shown.',
      de: 'Bis er funktioniert, wird die Komponente gezeigt.',
    },
    'conditional.json': {
      en: 'Until it works the component is shown.',
      de: 'Bis er funktioniert, wird die Komponente gezeigt.',
    },
    calculateValue: {
      en: 'Until it works the answer is not calculated.',
      de: 'Bis er funktioniert, wird die Antwort nicht berechnet.',
    },
    customDefaultValue: {
      en: 'The field starts without this default.',
      de: 'Das Feld beginnt ohne diesen Standardwert.',
    },
    'validate.custom': {
      en: 'Until it works it refuses no answer.',
      de: 'Bis er funktioniert, weist er keine Antwort zurück.',
    },
    'validate.json': {
      en: 'Until it works it refuses no answer.',
      de: 'Bis er funktioniert, weist er keine Antwort zurück.',
    },
    'data.custom': {
      en: 'Until it works there is nothing to choose from.',
      de: 'Bis er funktioniert, gibt es nichts auszuwählen.',
    },
    other: { en: 'Until it works it is left out.', de: 'Bis er funktioniert, wird er ausgelassen.' },
  },
  error: {
    en: 'This code stopped with an error: {message}',
    de: 'Dieser Code ist mit einem Fehler stehen geblieben: {message}',
  },
  unreadable: {
    en: 'This code cannot be read: {message}. The editor marks the place.',
    de: 'Dieser Code kann nicht gelesen werden: {message}. Der Editor markiert die Stelle.',
  },
  notDefined: {
    en: 'This code uses {name}, and nothing is called that.',
    de: 'Dieser Code verwendet {name}, und nichts heißt so.',
  },
  isAnswer: { en: 'The answer of the field is data.{name}.', de: 'Die Antwort des Felds ist data.{name}.' },
  noValueYet: {
    en: 'This code asks for “{name}” of something that has no value yet. Write ?. in place of the dot before it, or check first that there is an answer.',
    de: 'Dieser Code fragt nach „{name}“ von etwas, das noch keinen Wert hat. Schreiben Sie ?. statt des Punkts davor, oder prüfen Sie zuerst, ob es eine Antwort gibt.',
  },
  missing: {
    en: 'This code uses {names}, which Tideform does not have. Write it with data, row, value, moment or _ instead.',
    de: 'Dieser Code verwendet {names}, das es in Tideform nicht gibt. Schreiben Sie ihn stattdessen mit data, row, value, moment oder _.',
  },
  time: {
    en: 'This code was stopped after 50 ms: it took too long. A loop may never end. It runs again when the form is opened anew.',
    de: 'Dieser Code wurde nach 50 ms angehalten: Er hat zu lange gebraucht. Vielleicht endet eine Schleife nie. Er läuft wieder, wenn das Formular neu geöffnet wird.',
  },
  memory: {
    en: 'This code was stopped: it needed too much memory. It runs again when the form is opened anew.',
    de: 'Dieser Code wurde angehalten: Er hat zu viel Speicher gebraucht. Er läuft wieder, wenn das Formular neu geöffnet wird.',
  },
  cycle: {
    en: 'Logic goes round in a circle and never ends: {circle}. One of them must not depend on the others.',
    de: 'Die Logik dreht sich im Kreis und endet nie: {circle}. Eines davon darf nicht von den anderen abhängen.',
  },
  unavailable: {
    en: 'Code cannot be run here. The form works without it, and its fields stay as they are.',
    de: 'Code kann hier nicht laufen. Das Formular funktioniert ohne ihn, und seine Felder bleiben, wie sie sind.',
  },
  missingTarget: {
    en: 'A condition looks at the field “{target}”, which the form does not have. It is left out.',
    de: 'Eine Bedingung fragt nach dem Feld „{target}“, das es im Formular nicht gibt. Sie wird ausgelassen.',
  },
  unknownOperator: {
    en: 'A condition compares with “{operator}”, which Tideform does not know. It is left out.',
    de: 'Eine Bedingung vergleicht mit „{operator}“, das Tideform nicht kennt. Sie wird ausgelassen.',
  },
  conditionCircle: {
    en: 'Conditions depend on each other in a circle: {circle}.',
    de: 'Bedingungen hängen im Kreis voneinander ab: {circle}.',
  },
  /** Why a JSONLogic rule cannot be used. */
  unusable: {
    noJson: {
      en: 'This JSONLogic rule cannot be used: it is no JSON.',
      de: 'Diese JSONLogic-Regel ist nicht verwendbar: Sie ist kein JSON.',
    },
    operator: {
      en: 'This JSONLogic rule cannot be used: there is no operator “{name}”.',
      de: 'Diese JSONLogic-Regel ist nicht verwendbar: Einen Operator „{name}“ gibt es nicht.',
    },
    tooLarge: {
      en: 'This JSONLogic rule cannot be used: it has more than {limit, plural, one {# value} other {# values}}.',
      de: 'Diese JSONLogic-Regel ist nicht verwendbar: Sie hat mehr als {limit, plural, one {# Wert} other {# Werte}}.',
    },
    tooDeep: {
      en: 'This JSONLogic rule cannot be used: it is more than {limit, plural, one {# level} other {# levels}} deep.',
      de: 'Diese JSONLogic-Regel ist nicht verwendbar: Sie ist mehr als {limit, plural, one {# Ebene} other {# Ebenen}} tief.',
    },
  },
});

export type ProblemsMessages = MessagesOf<typeof problemsMessages>;

/** What happens to a component whose code of a kind does not work. */
export function wordLeftOut(kind: string, { leftOut }: ProblemsMessages): string {
  return Object.hasOwn(leftOut, kind) ? leftOut[kind as keyof typeof leftOut] : leftOut.other;
}
