import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Default titles and labels of new pages and submit buttons. */
export const formPartMessages = memberMessages({
  submit: { en: 'Submit', de: 'Absenden', fr: 'Envoyer' },
  page: { en: 'Page {number}', de: 'Seite {number}', fr: 'Page {number}' },
});

export type FormPartMessages = MessagesOf<typeof formPartMessages>;
