import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Why a form is refused, after the place in it; the problems and limits are the engine's. */
export const formProblemMessages = memberMessages({
  at: { en: '{path}: {reason}', de: '{path}: {reason}' },
  atNamed: { en: '“{name}” ({path}): {reason}', de: '„{name}“ ({path}): {reason}' },
  notJson: { en: 'This is not JSON.', de: 'Das ist kein JSON.' },
  notJsonAt: {
    en: 'This is not JSON: look at line {line}, column {column}.',
    de: 'Das ist kein JSON: Sehen Sie Zeile {line}, Spalte {column} an.',
  },
  problems: {
    'not-a-form': {
      en: 'this is not a form: it needs a list called components.',
      de: 'das ist kein Formular: Es braucht eine Liste namens components.',
    },
    'not-a-component': { en: 'this is not a component.', de: 'das ist keine Komponente.' },
    'missing-type': { en: 'a component needs a type.', de: 'eine Komponente braucht einen type.' },
    'wrong-type': { en: 'this has the wrong type.', de: 'das hat den falschen Typ.' },
    'refused-name': { en: 'this name is not allowed.', de: 'dieser Name ist nicht erlaubt.' },
    'not-json': { en: 'this is not JSON.', de: 'das ist kein JSON.' },
    'too-deep': { en: 'the form is nested too deeply.', de: 'das Formular ist zu tief verschachtelt.' },
    'too-large': { en: 'the form is too large.', de: 'das Formular ist zu groß.' },
    'too-many': { en: 'there is too much of this.', de: 'davon gibt es zu viel.' },
  },
  limits: {
    components: {
      en: 'a form has at most {most, number} components.',
      de: 'ein Formular hat höchstens {most, number} Komponenten.',
    },
    fields: {
      en: 'a form starts with at most {most, number} fields, including those in default rows.',
      de: 'ein Formular beginnt mit höchstens {most, number} Feldern, auch denen in vorgegebenen Zeilen.',
    },
    choices: {
      en: 'a question has at most {most, number} choices.',
      de: 'eine Frage hat höchstens {most, number} Optionen.',
    },
    rows: {
      en: 'a default has at most {most, number} rows.',
      de: 'ein Standardwert hat höchstens {most, number} Zeilen.',
    },
    logicRules: {
      en: 'a form has at most {most, number} logic rules.',
      de: 'ein Formular hat höchstens {most, number} Regeln.',
    },
    textLength: {
      en: 'a text has at most {most, number} characters.',
      de: 'ein Text hat höchstens {most, number} Zeichen.',
    },
    pictureLength: {
      en: 'a text with its pictures has at most {most, number} characters.',
      de: 'ein Text mit seinen Bildern hat höchstens {most, number} Zeichen.',
    },
    elements: {
      en: 'a text has at most {most, number} HTML elements.',
      de: 'ein Text hat höchstens {most, number} HTML-Elemente.',
    },
    cells: {
      en: 'a table, a survey or a list of settings has at most {most, number} entries.',
      de: 'eine Tabelle, eine Umfrage oder eine Liste von Einstellungen hat höchstens {most, number} Einträge.',
    },
    values: {
      en: 'all settings of a form together have at most {most, number} values.',
      de: 'alle Einstellungen eines Formulars haben zusammen höchstens {most, number} Werte.',
    },
    totalLength: {
      en: 'all texts of a form together have at most {most, number} characters.',
      de: 'alle Texte eines Formulars haben zusammen höchstens {most, number} Zeichen.',
    },
    totalElements: {
      en: 'all texts of a form together have at most {most, number} HTML elements.',
      de: 'alle Texte eines Formulars haben zusammen höchstens {most, number} HTML-Elemente.',
    },
  },
});

export type FormProblemMessages = MessagesOf<typeof formProblemMessages>;
