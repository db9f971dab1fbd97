import { responderMessages } from '@tideform/i18n';

/** What stands in the place of the number before there is one. */
export const submissionNumberMessages = responderMessages({
  later: {
    en: 'Assigned when the form is submitted',
    de: 'Wird beim Absenden vergeben',
    ar: 'يُعيَّن عند إرسال النموذج',
    fr: 'Attribué à l’envoi du formulaire',
  },
});
