import { responderMessages } from '@tideform/i18n';

/** What stands in the place of the number before there is one. */
export const submissionNumberMessages = responderMessages({
  later: { en: 'Given when it is sent', de: 'Wird beim Absenden vergeben', ar: 'يُمنح عند الإرسال' },
});
