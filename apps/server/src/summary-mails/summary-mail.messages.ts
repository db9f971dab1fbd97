import { responderMessages } from '@tideform/i18n';

/** Texts of the summary email, in the language that a builder selected for the email. */
export const summaryMailMessages = responderMessages({
  subject: {
    en: '{form}: summary, {days}',
    de: '{form}: Zusammenfassung, {days}',
    ar: '{form}: ملخص، {days}',
    fr: '{form} : résumé, {days}',
  },
  all: { en: 'All submissions', de: 'Alle Einsendungen', ar: 'كل الإرسالات', fr: 'Toutes les soumissions' },
  view: { en: 'View: {name}', de: 'Ansicht: {name}', ar: 'العرض: {name}', fr: 'Affichage : {name}' },
  anonymous: { en: 'Anonymous', de: 'Anonym', ar: 'مجهول', fr: 'Anonyme' },
  open: { en: 'Open the summary', de: 'Zusammenfassung öffnen', ar: 'فتح الملخص', fr: 'Ouvrir le résumé' },
  nothing: {
    en: 'No submissions in this period.',
    de: 'In diesem Zeitraum gibt es keine Einsendungen.',
    ar: 'لا إرسالات في هذه الفترة.',
    fr: 'Aucune soumission au cours de cette période.',
  },
  others: {
    en: '{count, plural, one {# more value} other {# more values}}',
    de: '{count, plural, one {# weiterer Wert} other {# weitere Werte}}',
    ar: '{count, plural, zero {} one {قيمة أخرى} two {قيمتان أخريان} few {# قيم أخرى} many {# قيمة أخرى} other {# قيمة أخرى}}',
    fr: '{count, plural, one {# autre valeur} many {# d’autres valeurs} other {# autres valeurs}}',
  },
  why: {
    en: 'You’re receiving this email because a form builder added you as a recipient. They can turn it off in the form’s summary.',
    de: 'Sie erhalten diese E-Mail, weil eine Person, die das Formular verwaltet, Sie als Empfänger hinzugefügt hat. Sie kann sie in der Zusammenfassung des Formulars ausschalten.',
    ar: 'تتلقى هذه الرسالة لأن أحد منشئي النماذج أضافك مستلمًا. يمكنه إيقافها من ملخص النموذج.',
    fr: 'Vous recevez cet e-mail, car un créateur de formulaires vous a ajouté aux destinataires. Il peut désactiver cet envoi dans le résumé du formulaire.',
  },
});
