import { responderMessages } from '@tideform/i18n';

/** Columns of the submissions table. English texts that the specification quotes are verbatim. */
export const columnMessages = responderMessages({
  /** ID of the response, as in URLs and webhook events. */
  id: { en: 'ID', de: 'Kennung', ar: 'المعرّف', fr: 'ID' },
  number: { en: '#', de: 'Nr.', ar: '#', fr: 'N°' },
  createdBy: { en: 'Created By', de: 'Erstellt von', ar: 'أنشأه', fr: 'Créée par' },
  title: { en: 'Title', de: 'Titel', ar: 'العنوان', fr: 'Titre' },
  version: { en: 'Form Version', de: 'Formularversion', ar: 'إصدار النموذج', fr: 'Version du formulaire' },
  collaborators: { en: 'Collaborators', de: 'Mitwirkende', ar: 'المتعاونون', fr: 'Collaborateurs' },
  workflows: { en: 'Workflows', de: 'Arbeitsabläufe', ar: 'سير العمل', fr: 'Flux de travail' },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'أُرسل', fr: 'Envoi' },
  lastModified: { en: 'Last Modified', de: 'Zuletzt geändert', ar: 'آخر تعديل', fr: 'Dernière modification' },
  /** Columns of a grid: its number of rows, and sums over its columns. */
  count: { en: '{label} (count)', de: '{label} (Anzahl)', ar: '{label} (العدد)', fr: '{label} (nombre)' },
  /** A question that only earlier versions of the form have. */
  former: {
    en: '{label} (removed question)',
    de: '{label} (entfernte Frage)',
    ar: '{label} (سؤال محذوف)',
    fr: '{label} (question supprimée)',
  },
  sum: { en: '{label} (sum)', de: '{label} (Summe)', ar: '{label} (المجموع)', fr: '{label} (somme)' },
});
