import { responderMessages } from '@tideform/i18n';

/** Columns of the table of submissions; in English those that the specification quotes are verbatim. */
export const columnMessages = responderMessages({
  /** Of the response, as addresses and webhooks name it. */
  id: { en: 'ID', de: 'Kennung', ar: 'المعرّف' },
  number: { en: '#', de: 'Nr.', ar: '#' },
  createdBy: { en: 'Created By', de: 'Erstellt von', ar: 'أنشأه' },
  title: { en: 'Title', de: 'Titel', ar: 'العنوان' },
  version: { en: 'Form Version', de: 'Formularversion', ar: 'إصدار النموذج' },
  collaborators: { en: 'Collaborators', de: 'Mitwirkende', ar: 'المتعاونون' },
  workflows: { en: 'Workflows', de: 'Arbeitsabläufe', ar: 'سير العمل' },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'أُرسل' },
  lastModified: { en: 'Last Modified', de: 'Zuletzt geändert', ar: 'آخر تعديل' },
  /** Of a grid: how many rows it has, what a column of it comes to. */
  count: { en: '{label} (count)', de: '{label} (Anzahl)', ar: '{label} (العدد)' },
  /** Of a question that earlier versions of the form asked. */
  former: { en: '{label} (removed question)', de: '{label} (entfernte Frage)', ar: '{label} (سؤال محذوف)' },
  sum: { en: '{label} (sum)', de: '{label} (Summe)', ar: '{label} (المجموع)' },
});
