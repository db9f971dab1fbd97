import { responderWords } from '@tideform/words';

/** What stands in the place of the number before there is one. */
export const submissionNumberWords = responderWords({
  later: { en: 'Given when it is sent', de: 'Wird beim Absenden vergeben', ar: 'يُمنح عند الإرسال' },
});
