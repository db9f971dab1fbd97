import type { Speech } from '@tideform/i18n';
import { type Html, html } from '../../../pages/html.ts';
import { page } from '../../identity/pages/page.ts';
import { PASSWORD_MIN_LENGTH, type PasswordFlaw } from '../../identity/password-rules.ts';
import type { ArrivalMessages } from './arrival.messages.ts';

/** A language, and what the pages say in it. */
export interface ArrivalSpeech {
  readonly speech: Speech;
  readonly messages: ArrivalMessages;
}

/** What is wrong with what somebody typed. */
export type ArrivalFlaw = PasswordFlaw | 'organisation' | 'name' | 'mail' | 'taken';

/** What somebody typed, to be shown again. */
export interface Typed {
  readonly organisation?: string;
  readonly name?: string;
  readonly mail?: string;
}

interface FormPage {
  readonly title: string;
  readonly text?: string | undefined;
  readonly submit: string;
  readonly fields: readonly Html[];
  readonly more?: Html | undefined;
  readonly flaw?: ArrivalFlaw | undefined;
}

const leastOf = { least: PASSWORD_MIN_LENGTH };

function formPage({ speech, messages }: ArrivalSpeech, { title, text, submit, fields, more, flaw }: FormPage): string {
  return page(
    { speech, title },
    html`${text !== undefined && html`<p>${text}</p>`}
${flaw && html`<p class="error" role="alert" id="error">${sayFlaw(messages, flaw)}</p>`}
<form method="post">${fields}
<button type="submit">${submit}</button>
</form>
${more}`,
  );
}

/** What is said of a flaw. */
export const sayFlaw = ({ wrong }: ArrivalMessages, flaw: ArrivalFlaw): string =>
  flaw === 'tooShort' ? wrong.tooShort(leastOf) : wrong[flaw];

export function beginPage(said: ArrivalSpeech, typed: Typed, flaw?: ArrivalFlaw): string {
  const { begin, fields } = said.messages;
  return formPage(said, {
    ...begin,
    flaw,
    fields: [
      field('organisation', begin.organisation, { value: typed.organisation, complete: 'organization' }),
      field('name', fields.name, { value: typed.name, complete: 'name' }),
      field('mail', fields.mail, { value: typed.mail, complete: 'username', type: 'email' }),
      passwordField(said.messages),
    ],
  });
}

export function joinPage(
  said: ArrivalSpeech,
  {
    organisation,
    hasMail,
    upstreamName,
  }: { readonly organisation: string; readonly hasMail: boolean; readonly upstreamName: string | undefined },
  typed: Typed,
  flaw?: ArrivalFlaw,
): string {
  const { join, fields } = said.messages;
  return formPage(said, {
    title: join.title({ organisation }),
    text: join.text,
    submit: join.submit,
    flaw,
    fields: [
      field('name', fields.name, { value: typed.name, complete: 'name' }),
      field('mail', fields.mail, { value: typed.mail, complete: 'username', type: 'email', isFixed: hasMail }),
      passwordField(said.messages),
    ],
    more:
      upstreamName === undefined || !hasMail
        ? undefined
        : html`<p class="more"><a href="/">${join.upstream({ name: upstreamName })}</a></p>`,
  });
}

export function resetPage(said: ArrivalSpeech, name: string, mail: string, flaw?: ArrivalFlaw): string {
  const { reset } = said.messages;
  // NOTE: the name lets password managers know whose password it is.
  const account = html`<input class="unseen" name="username" autocomplete="username" value="${mail}" readonly tabindex="-1" aria-hidden="true">`;
  return formPage(said, {
    title: reset.title,
    text: reset.text({ name }),
    submit: reset.submit,
    flaw,
    fields: [account, passwordField(said.messages)],
  });
}

export function confirmPage(said: ArrivalSpeech, mail: string): string {
  const { confirm } = said.messages;
  return formPage(said, { title: confirm.title, text: confirm.text({ mail }), submit: confirm.submit, fields: [] });
}

export function forgottenPage(said: ArrivalSpeech, flaw?: ArrivalFlaw): string {
  const { forgotten, fields } = said.messages;
  return formPage(said, {
    title: forgotten.title,
    text: forgotten.text,
    submit: forgotten.submit,
    flaw,
    fields: [field('mail', fields.mail, { complete: 'username', type: 'email' })],
  });
}

/** Says something, with a way on. */
export function noticePage(
  { speech }: ArrivalSpeech,
  title: string,
  text: Html | string,
  ways: readonly Html[] = [],
): string {
  return page({ speech, title }, html`<p>${text}</p>${ways.length > 0 && html`<div class="actions">${ways}</div>`}`);
}

function field(
  name: string,
  label: string,
  {
    value = '',
    complete,
    type = 'text',
    isFixed = false,
  }: {
    readonly value?: string | undefined;
    readonly complete: string;
    readonly type?: string;
    readonly isFixed?: boolean;
  },
): Html {
  return html`<label class="field">${label}
<input type="${type}" name="${name}" required maxlength="200" autocomplete="${complete}" value="${value}" ${isFixed && html`readonly`}>
</label>`;
}

/** A field for a password that is new. */
export function passwordField({ fields }: ArrivalMessages): Html {
  return html`<label class="field">${fields.password}
<input type="password" name="password" required minlength="${PASSWORD_MIN_LENGTH}" maxlength="256" autocomplete="new-password" aria-describedby="password-hint">
<span class="hint" id="password-hint">${fields.passwordHint(leastOf)}</span>
</label>`;
}
