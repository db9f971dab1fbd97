import type { Locale } from '@tideform/i18n';
import { type Html, html } from '../../../pages/html.ts';
import { renderIdentityPage } from '../../identity/pages/identity-page.ts';
import { PASSWORD_MIN_LENGTH, type PasswordError } from '../../identity/password-rules.ts';
import type { LinkPageMessages } from './link-pages.messages.ts';

/** Locale and messages of the one-time link pages. */
export interface LinkPageLocale {
  readonly locale: Locale;
  readonly messages: LinkPageMessages;
}

/** A validation error of a submitted form. */
export type LinkPageError = PasswordError | 'organisation' | 'name' | 'mail' | 'taken';

/** Submitted values, to show them again. */
export interface FormValues {
  readonly organisation?: string;
  readonly name?: string;
  readonly mail?: string;
}

interface FormPageOptions {
  readonly title: string;
  readonly text?: string | undefined;
  readonly submit: string;
  readonly fields: readonly Html[];
  readonly more?: Html | undefined;
  readonly error?: LinkPageError | undefined;
}

const minLengthParams = { least: PASSWORD_MIN_LENGTH };

function renderFormPage(
  { locale, messages }: LinkPageLocale,
  { title, text, submit, fields, more, error }: FormPageOptions,
): string {
  return renderIdentityPage(
    { locale, title },
    html`${text !== undefined && html`<p>${text}</p>`}
${error && html`<p class="error" role="alert" id="error">${formatError(messages, error)}</p>`}
<form method="post">${fields}
<button type="submit">${submit}</button>
</form>
${more}`,
  );
}

/** Formats a validation error. */
export const formatError = ({ wrong }: LinkPageMessages, error: LinkPageError): string =>
  error === 'tooShort' ? wrong.tooShort(minLengthParams) : wrong[error];

export function renderOwnerPage(pageLocale: LinkPageLocale, values: FormValues, error?: LinkPageError): string {
  const { begin, fields } = pageLocale.messages;
  return renderFormPage(pageLocale, {
    ...begin,
    error,
    fields: [
      renderField('organisation', begin.organisation, { value: values.organisation, autocomplete: 'organization' }),
      renderField('name', fields.name, { value: values.name, autocomplete: 'name' }),
      renderField('mail', fields.mail, { value: values.mail, autocomplete: 'username', type: 'email' }),
      renderPasswordField(pageLocale.messages),
    ],
  });
}

export function renderJoinPage(
  pageLocale: LinkPageLocale,
  {
    organisation,
    hasMail,
    upstreamName,
  }: { readonly organisation: string; readonly hasMail: boolean; readonly upstreamName: string | undefined },
  values: FormValues,
  error?: LinkPageError,
): string {
  const { join, fields } = pageLocale.messages;
  return renderFormPage(pageLocale, {
    title: join.title({ organisation }),
    text: join.text,
    submit: join.submit,
    error,
    fields: [
      renderField('name', fields.name, { value: values.name, autocomplete: 'name' }),
      renderField('mail', fields.mail, {
        value: values.mail,
        autocomplete: 'username',
        type: 'email',
        isReadOnly: hasMail,
      }),
      renderPasswordField(pageLocale.messages),
    ],
    more:
      upstreamName === undefined || !hasMail
        ? undefined
        : html`<p class="more"><a href="/">${join.upstream({ name: upstreamName })}</a></p>`,
  });
}

export function renderResetPage(pageLocale: LinkPageLocale, name: string, mail: string, error?: LinkPageError): string {
  const { reset } = pageLocale.messages;
  // NOTE: the username tells password managers which account the password belongs to.
  const account = html`<input class="unseen" name="username" autocomplete="username" value="${mail}" readonly tabindex="-1" aria-hidden="true">`;
  return renderFormPage(pageLocale, {
    title: reset.title,
    text: reset.text({ name }),
    submit: reset.submit,
    error,
    fields: [account, renderPasswordField(pageLocale.messages)],
  });
}

export function renderConfirmPage(pageLocale: LinkPageLocale, mail: string): string {
  const { confirm } = pageLocale.messages;
  return renderFormPage(pageLocale, {
    title: confirm.title,
    text: confirm.text({ mail }),
    submit: confirm.submit,
    fields: [],
  });
}

export function renderForgottenPage(pageLocale: LinkPageLocale, error?: LinkPageError): string {
  const { forgotten, fields } = pageLocale.messages;
  return renderFormPage(pageLocale, {
    title: forgotten.title,
    text: forgotten.text,
    submit: forgotten.submit,
    error,
    fields: [renderField('mail', fields.mail, { autocomplete: 'username', type: 'email' })],
  });
}

/** Renders a page with a text and links. */
export function renderTextPage(
  { locale }: LinkPageLocale,
  title: string,
  text: Html | string,
  links: readonly Html[] = [],
): string {
  return renderIdentityPage(
    { locale, title },
    html`<p>${text}</p>${links.length > 0 && html`<div class="actions">${links}</div>`}`,
  );
}

function renderField(
  name: string,
  label: string,
  {
    value = '',
    autocomplete,
    type = 'text',
    isReadOnly = false,
  }: {
    readonly value?: string | undefined;
    readonly autocomplete: string;
    readonly type?: string;
    readonly isReadOnly?: boolean;
  },
): Html {
  return html`<label class="field">${label}
<input type="${type}" name="${name}" required maxlength="200" autocomplete="${autocomplete}" value="${value}" ${isReadOnly && html`readonly`}>
</label>`;
}

/** Renders the field for a new password. */
export function renderPasswordField({ fields }: LinkPageMessages): Html {
  return html`<label class="field">${fields.password}
<input type="password" name="password" required minlength="${PASSWORD_MIN_LENGTH}" maxlength="256" autocomplete="new-password" aria-describedby="password-hint">
<span class="hint" id="password-hint">${fields.passwordHint(minLengthParams)}</span>
</label>`;
}
