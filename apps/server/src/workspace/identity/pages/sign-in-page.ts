import { type Html, html } from '../../../pages/html.ts';
import type { ListedAccount } from '../accounts-store.ts';
import { page } from './page.ts';
import type { PageSpeech } from './page-speech.ts';

export interface SignInPage {
  /** Whom to choose from; empty: the person types a name. */
  readonly people: readonly ListedAccount[];
  /** Principal name or mail that is chosen already. */
  readonly chosen?: string | undefined;
  readonly error?: string | undefined;
  /** Of those whom everybody may sign in as. */
  readonly knownPassword?: string | undefined;
  /** Other ways in. */
  readonly ways?: WaysIn | undefined;
}

/** What a private workspace offers besides a password. */
export interface WaysIn {
  /** What a browser is asked for a passkey, as JSON. */
  readonly passkey: string;
  /** Path that leads to the sign-in elsewhere, and what that is called. */
  readonly upstream?: { readonly path: string; readonly name: string } | undefined;
  readonly forgottenPath?: string | undefined;
}

/** Asks who signs in, and for the password. The form posts to its own address. */
export function signInPage(said: PageSpeech, options: SignInPage): string {
  const open = options.people.filter(({ isOpen }) => isOpen);
  const { knownPassword } = options;
  return knownPassword === undefined || open.length === 0
    ? page(
        { speech: said.speech, title: said.messages.signIn, ...(options.ways && { script: 'passkey.js' }) },
        html`${passwordForm(said, options)}${options.ways && otherWays(said, options.ways)}`,
      )
    : demonstrationPage(said, { ...options, people: open, knownPassword });
}

/** Signs in with one press; whoever has a password of their own finds the usual questions below. */
function demonstrationPage(said: PageSpeech, options: SignInPage & { readonly knownPassword: string }): string {
  const { people, chosen, error, knownPassword } = options;
  const { demonstration } = said.messages;
  const buttons = people.map(
    (person) => html`<button class="person" name="account" value="${person.userPrincipalName}" ${
      namesOf(person).includes(chosen?.toLowerCase() ?? '') && html`autofocus`
    }>
<span class="initials" aria-hidden="true">${initialsOf(person.displayName)}</span>
<span><span class="name"><strong>${person.displayName}</strong> ${person.jobTitle ?? ''}</span><small>${person.mail ?? person.userPrincipalName}</small></span>
</button>`,
  );
  return page(
    { speech: said.speech, title: demonstration.title },
    html`<p class="notice"><strong>${demonstration.notice}</strong> ${demonstration.text}</p>
<form method="post"><input type="hidden" name="password" value="${knownPassword}">
<div class="accounts">${buttons}</div>
</form>
<details ${error !== undefined && html`open`}><summary>${demonstration.another}</summary>
${passwordForm(said, { people: [], chosen: error === undefined ? undefined : chosen, error })}
</details>`,
  );
}

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

function passwordForm({ messages }: PageSpeech, { people, chosen, error }: SignInPage): Html {
  return html`${error !== undefined && html`<p class="error" role="alert" id="error">${error}</p>`}
<form method="post">
${people.length > 0 ? accountList(messages, people, chosen) : accountField(messages, chosen)}
<label class="field">${messages.password}
<input type="password" name="password" required autocomplete="current-password" ${error !== undefined && errorLink}>
</label>
<button type="submit">${messages.signIn}</button>
</form>`;
}

/** NOTE: the passkey's button shows itself where the browser has passkeys. */
function otherWays({ messages }: PageSpeech, { passkey, upstream, forgottenPath }: WaysIn): Html {
  return html`<div class="ways"><p class="or">${messages.upstream.or}</p>
${upstream && html`<a class="button secondary" href="${upstream.path}">${messages.upstream.use({ name: upstream.name })}</a>`}
<form method="post" class="passkey" data-asks="${passkey}" hidden><input type="hidden" name="passkey" value="">
<button type="submit" class="secondary">${messages.passkey.use}</button>
</form>
${forgottenPath !== undefined && html`<p><a href="${forgottenPath}">${messages.forgotten}</a></p>`}
</div>`;
}

const errorLink = html`aria-invalid="true" aria-describedby="error" autofocus`;

function accountList(messages: PageSpeech['messages'], people: SignInPage['people'], chosen: string | undefined): Html {
  const options = people.map((person, index) => {
    const isChosen = chosen === undefined ? index === 0 : namesOf(person).includes(chosen.toLowerCase());
    return html`<label class="account">
<input type="radio" name="account" value="${person.userPrincipalName}" required ${isChosen && html`checked`}>
<span><span class="name"><strong>${person.displayName}</strong> ${person.jobTitle ?? ''}</span><small>${person.mail ?? person.userPrincipalName}</small></span>
</label>`;
  });
  return html`<fieldset><legend>${messages.choose}</legend><div class="accounts">${options}</div></fieldset>`;
}

const namesOf = ({ userPrincipalName, mail }: ListedAccount): readonly (string | undefined)[] =>
  [userPrincipalName, mail ?? undefined].map((name) => name?.toLowerCase());

function accountField(messages: PageSpeech['messages'], chosen: string | undefined): Html {
  return html`<label class="field">${messages.email}
<input type="email" name="account" required autocomplete="username" value="${chosen ?? ''}">
</label>`;
}
