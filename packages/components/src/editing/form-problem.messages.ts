import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Why a form is refused, after the place in it; the problems and limits are the engine's. */
export const formProblemMessages = memberMessages({
  at: { en: '{path}: {reason}', de: '{path}: {reason}' },
  atNamed: { en: '“{name}” ({path}): {reason}', de: '„{name}“ ({path}): {reason}' },
  notJson: { en: 'This isn’t valid JSON.', de: 'Das ist kein gültiges JSON.' },
  notJsonAt: {
    en: 'This isn’t valid JSON. Check line {line}, column {column}.',
    de: 'Das ist kein gültiges JSON. Prüfen Sie Zeile {line}, Spalte {column}.',
  },
  problems: {
    'not-a-form': {
      en: 'this isn’t a form. It needs a list called components.',
      de: 'das ist kein Formular. Es benötigt eine Liste namens components.',
    },
    'not-a-component': { en: 'this isn’t a component.', de: 'das ist keine Komponente.' },
    'missing-type': { en: 'a component needs a type.', de: 'eine Komponente benötigt einen type.' },
    'wrong-type': { en: 'this has the wrong type.', de: 'das hat den falschen Typ.' },
    'refused-name': { en: 'this name isn’t allowed.', de: 'dieser Name ist nicht zulässig.' },
    'not-json': { en: 'this isn’t valid JSON.', de: 'das ist kein gültiges JSON.' },
    'too-deep': { en: 'the form is nested too deeply.', de: 'das Formular ist zu tief verschachtelt.' },
    'too-large': { en: 'the form is too large.', de: 'das Formular ist zu groß.' },
    'too-many': { en: 'there are too many entries.', de: 'es gibt zu viele Einträge.' },
  },
  limits: {
    components: {
      en: 'a form can have up to {most, number} components.',
      de: 'ein Formular kann bis zu {most, number} Komponenten haben.',
    },
    fields: {
      en: 'a form can start with up to {most, number} fields, including fields in default rows.',
      de: 'ein Formular kann mit bis zu {most, number} Feldern beginnen, einschließlich der Felder in Standardzeilen.',
    },
    choices: {
      en: 'a question can have up to {most, number} choices.',
      de: 'eine Frage kann bis zu {most, number} Optionen haben.',
    },
    rows: {
      en: 'a default value can have up to {most, number} rows.',
      de: 'ein Standardwert kann bis zu {most, number} Zeilen haben.',
    },
    logicRules: {
      en: 'a form can have up to {most, number} rules.',
      de: 'ein Formular kann bis zu {most, number} Regeln haben.',
    },
    textLength: {
      en: 'a text can have up to {most, number} characters.',
      de: 'ein Text kann bis zu {most, number} Zeichen haben.',
    },
    pictureLength: {
      en: 'a text with pictures can have up to {most, number} characters.',
      de: 'ein Text mit Bildern kann bis zu {most, number} Zeichen haben.',
    },
    elements: {
      en: 'a text can have up to {most, number} HTML elements.',
      de: 'ein Text kann bis zu {most, number} HTML-Elemente haben.',
    },
    cells: {
      en: 'a table, survey, or list of settings can have up to {most, number} entries.',
      de: 'eine Tabelle, eine Umfrage oder eine Liste von Einstellungen kann bis zu {most, number} Einträge haben.',
    },
    values: {
      en: 'a form’s settings can have up to {most, number} values in total.',
      de: 'die Einstellungen eines Formulars können insgesamt bis zu {most, number} Werte haben.',
    },
    totalLength: {
      en: 'a form’s texts can have up to {most, number} characters in total.',
      de: 'die Texte eines Formulars können insgesamt bis zu {most, number} Zeichen haben.',
    },
    totalElements: {
      en: 'a form’s texts can have up to {most, number} HTML elements in total.',
      de: 'die Texte eines Formulars können insgesamt bis zu {most, number} HTML-Elemente haben.',
    },
  },
});

export type FormProblemMessages = MessagesOf<typeof formProblemMessages>;
