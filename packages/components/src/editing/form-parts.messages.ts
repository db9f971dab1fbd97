import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What parts of a form are called until its author says better. */
export const formPartMessages = memberMessages({
  submit: { en: 'Submit', de: 'Absenden', fr: 'Envoyer' },
  page: { en: 'Page {number}', de: 'Seite {number}', fr: 'Page {number}' },
});

export type FormPartMessages = MessagesOf<typeof formPartMessages>;
