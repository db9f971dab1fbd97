import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages that explain why a form was rejected, and where. The engine defines the error codes and limits. */
export const formProblemMessages = memberMessages({
  at: { en: '{path}: {reason}', de: '{path}: {reason}', fr: '{path} : {reason}' },
  atNamed: {
    en: '“{name}” ({path}): {reason}',
    de: '„{name}“ ({path}): {reason}',
    fr: '« {name} » ({path}) : {reason}',
  },
  notJson: { en: 'This isn’t valid JSON.', de: 'Das ist kein gültiges JSON.', fr: 'Ce JSON n’est pas valide.' },
  notJsonAt: {
    en: 'This isn’t valid JSON. Check line {line}, column {column}.',
    de: 'Das ist kein gültiges JSON. Prüfen Sie Zeile {line}, Spalte {column}.',
    fr: 'Ce JSON n’est pas valide. Vérifiez la ligne {line}, colonne {column}.',
  },
  problems: {
    'not-a-form': {
      en: 'this isn’t a form. It needs a list called components.',
      de: 'das ist kein Formular. Es benötigt eine Liste namens components.',
      fr: 'ce n’est pas un formulaire. Il doit contenir une liste nommée components.',
    },
    'not-a-component': {
      en: 'this isn’t a component.',
      de: 'das ist keine Komponente.',
      fr: 'ce n’est pas un composant.',
    },
    'missing-type': {
      en: 'a component needs a type.',
      de: 'eine Komponente benötigt einen type.',
      fr: 'un composant doit avoir un type.',
    },
    'wrong-type': { en: 'this has the wrong type.', de: 'das hat den falschen Typ.', fr: 'le type n’est pas correct.' },
    'refused-name': {
      en: 'this name isn’t allowed.',
      de: 'dieser Name ist nicht zulässig.',
      fr: 'ce nom n’est pas autorisé.',
    },
    'not-json': { en: 'this isn’t valid JSON.', de: 'das ist kein gültiges JSON.', fr: 'ce JSON n’est pas valide.' },
    'too-deep': {
      en: 'the form is nested too deeply.',
      de: 'das Formular ist zu tief verschachtelt.',
      fr: 'le formulaire comporte trop de niveaux imbriqués.',
    },
    'too-large': {
      en: 'the form is too large.',
      de: 'das Formular ist zu groß.',
      fr: 'le formulaire est trop volumineux.',
    },
    'too-many': { en: 'there are too many entries.', de: 'es gibt zu viele Einträge.', fr: 'il y a trop d’entrées.' },
  },
  limits: {
    components: {
      en: 'a form can have up to {most, number} components.',
      de: 'ein Formular kann bis zu {most, number} Komponenten haben.',
      fr: 'un formulaire peut comporter jusqu’à {most, number} composants.',
    },
    fields: {
      en: 'a form can start with up to {most, number} fields, including fields in default rows.',
      de: 'ein Formular kann mit bis zu {most, number} Feldern beginnen, einschließlich der Felder in Standardzeilen.',
      fr: 'un formulaire peut s’ouvrir avec {most, number} champs au maximum, y compris ceux des lignes par défaut.',
    },
    choices: {
      en: 'a question can have up to {most, number} choices.',
      de: 'eine Frage kann bis zu {most, number} Optionen haben.',
      fr: 'une question peut comporter jusqu’à {most, number} choix.',
    },
    rows: {
      en: 'a default value can have up to {most, number} rows.',
      de: 'ein Standardwert kann bis zu {most, number} Zeilen haben.',
      fr: 'une valeur par défaut peut comporter jusqu’à {most, number} lignes.',
    },
    logicRules: {
      en: 'a form can have up to {most, number} rules.',
      de: 'ein Formular kann bis zu {most, number} Regeln haben.',
      fr: 'un formulaire peut comporter jusqu’à {most, number} règles.',
    },
    textLength: {
      en: 'a text can have up to {most, number} characters.',
      de: 'ein Text kann bis zu {most, number} Zeichen haben.',
      fr: 'un texte peut comporter jusqu’à {most, number} caractères.',
    },
    pictureLength: {
      en: 'a text with pictures can have up to {most, number} characters.',
      de: 'ein Text mit Bildern kann bis zu {most, number} Zeichen haben.',
      fr: 'un texte avec images peut comporter jusqu’à {most, number} caractères.',
    },
    elements: {
      en: 'a text can have up to {most, number} HTML elements.',
      de: 'ein Text kann bis zu {most, number} HTML-Elemente haben.',
      fr: 'un texte peut comporter jusqu’à {most, number} éléments HTML.',
    },
    cells: {
      en: 'a table, survey, or list of settings can have up to {most, number} entries.',
      de: 'eine Tabelle, eine Umfrage oder eine Liste von Einstellungen kann bis zu {most, number} Einträge haben.',
      fr: 'un tableau, une enquête ou une liste de paramètres peut comporter jusqu’à {most, number} entrées.',
    },
    values: {
      en: 'a form’s settings can have up to {most, number} values in total.',
      de: 'die Einstellungen eines Formulars können insgesamt bis zu {most, number} Werte haben.',
      fr: 'les paramètres d’un formulaire peuvent comporter jusqu’à {most, number} valeurs au total.',
    },
    totalLength: {
      en: 'a form’s texts can have up to {most, number} characters in total.',
      de: 'die Texte eines Formulars können insgesamt bis zu {most, number} Zeichen haben.',
      fr: 'les textes d’un formulaire peuvent comporter jusqu’à {most, number} caractères au total.',
    },
    totalElements: {
      en: 'a form’s texts can have up to {most, number} HTML elements in total.',
      de: 'die Texte eines Formulars können insgesamt bis zu {most, number} HTML-Elemente haben.',
      fr: 'les textes d’un formulaire peuvent comporter jusqu’à {most, number} éléments HTML au total.',
    },
  },
});

export type FormProblemMessages = MessagesOf<typeof formProblemMessages>;
