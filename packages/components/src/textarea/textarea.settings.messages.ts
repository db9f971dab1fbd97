import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a text area. */
export const textareaSettingsMessages = memberMessages({
  editor: { en: 'Written with', de: 'Geschrieben mit' },
  editors: {
    plain: { en: 'Plain box', de: 'Einfaches Feld' },
    ckeditor: { en: 'Formatting', de: 'Formatierung' },
    ace: { en: 'Code editor', de: 'Code-Editor' },
  },
  language: { en: 'Language of the code', de: 'Sprache des Codes' },
  languages: {
    javascript: { en: 'JavaScript', de: 'JavaScript' },
    json: { en: 'JSON data', de: 'JSON-Daten' },
    text: { en: 'Another', de: 'Eine andere' },
  },
  rows: { en: 'Lines', de: 'Zeilen' },
  autoExpand: { en: 'Grow with the text', de: 'Mit dem Text wachsen' },
});
