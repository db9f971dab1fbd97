import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a text area. */
export const textareaSettingsMessages = memberMessages({
  editor: { en: 'Editor type', de: 'Editortyp', fr: 'Type d’éditeur' },
  editors: {
    plain: { en: 'Plain text', de: 'Nur Text', fr: 'Texte brut' },
    ckeditor: { en: 'Formatted text', de: 'Formatierter Text', fr: 'Texte mis en forme' },
    ace: { en: 'Code editor', de: 'Code-Editor', fr: 'Éditeur de code' },
  },
  language: { en: 'Code language', de: 'Codesprache', fr: 'Langage du code' },
  languages: {
    javascript: { en: 'JavaScript', de: 'JavaScript', fr: 'JavaScript' },
    json: { en: 'JSON data', de: 'JSON-Daten', fr: 'Données JSON' },
    text: { en: 'Other', de: 'Andere', fr: 'Autre' },
  },
  rows: { en: 'Number of lines', de: 'Anzahl der Zeilen', fr: 'Nombre de lignes' },
  autoExpand: { en: 'Expand as people type', de: 'Bei der Eingabe vergrößern', fr: 'Agrandir pendant la saisie' },
});
