import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a text area. */
export const textareaSettingsMessages = memberMessages({
  editor: { en: 'Editor type', de: 'Editortyp' },
  editors: {
    plain: { en: 'Plain text', de: 'Nur Text' },
    ckeditor: { en: 'Formatted text', de: 'Formatierter Text' },
    ace: { en: 'Code editor', de: 'Code-Editor' },
  },
  language: { en: 'Code language', de: 'Codesprache' },
  languages: {
    javascript: { en: 'JavaScript', de: 'JavaScript' },
    json: { en: 'JSON data', de: 'JSON-Daten' },
    text: { en: 'Other', de: 'Andere' },
  },
  rows: { en: 'Number of lines', de: 'Anzahl der Zeilen' },
  autoExpand: { en: 'Expand as people type', de: 'Bei der Eingabe vergrößern' },
});
