import { responderMessages } from '@tideform/i18n';

/** Text shown before the server assigns a number. */
export const submissionNumberMessages = responderMessages({
  later: {
    en: 'Assigned when the form is submitted',
    de: 'Wird beim Absenden vergeben',
    ar: 'يُعيَّن عند إرسال النموذج',
    fr: 'Attribué à l’envoi du formulaire',
  },
});
