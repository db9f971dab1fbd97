import { responderMessages } from '@tideform/i18n';

/** Columns of the table of submissions; in English those that the specification quotes are verbatim. */
export const columnMessages = responderMessages({
  /** Of the response, as addresses and webhooks name it. */
  id: { en: 'ID', de: 'Kennung', ar: 'المعرّف', fr: 'ID' },
  number: { en: '#', de: 'Nr.', ar: '#', fr: 'N°' },
  createdBy: { en: 'Created By', de: 'Erstellt von', ar: 'أنشأه', fr: 'Créée par' },
  title: { en: 'Title', de: 'Titel', ar: 'العنوان', fr: 'Titre' },
  version: { en: 'Form Version', de: 'Formularversion', ar: 'إصدار النموذج', fr: 'Version du formulaire' },
  collaborators: { en: 'Collaborators', de: 'Mitwirkende', ar: 'المتعاونون', fr: 'Collaborateurs' },
  workflows: { en: 'Workflows', de: 'Arbeitsabläufe', ar: 'سير العمل', fr: 'Flux de travail' },
  submitted: { en: 'Submitted', de: 'Eingereicht', ar: 'أُرسل', fr: 'Envoi' },
  lastModified: { en: 'Last Modified', de: 'Zuletzt geändert', ar: 'آخر تعديل', fr: 'Dernière modification' },
  /** Of a grid: how many rows it has, what a column of it comes to. */
  count: { en: '{label} (count)', de: '{label} (Anzahl)', ar: '{label} (العدد)', fr: '{label} (nombre)' },
  /** Of a question that earlier versions of the form asked. */
  former: {
    en: '{label} (removed question)',
    de: '{label} (entfernte Frage)',
    ar: '{label} (سؤال محذوف)',
    fr: '{label} (question supprimée)',
  },
  sum: { en: '{label} (sum)', de: '{label} (Summe)', ar: '{label} (المجموع)', fr: '{label} (somme)' },
});
