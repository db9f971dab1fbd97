import { responderWords } from '@tideform/words';

/** What stands in the place of the number before there is one. */
export const submissionNumberWords = responderWords({
  later: { en: 'Assigned when the form is submitted', de: 'Wird beim Absenden vergeben', ar: 'يُعيَّن عند إرسال النموذج' },
});
