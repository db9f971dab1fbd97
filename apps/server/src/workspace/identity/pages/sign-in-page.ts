import type { ListedAccount } from '../accounts-store.ts';
import { type Html, html } from './html.ts';
import { page } from './page.ts';

export interface SignInPage {
  /** Whom to choose from; empty: the person types a name. */
  readonly people: readonly ListedAccount[];
  /** Principal name or mail that is chosen already. */
  readonly chosen?: string | undefined;
  readonly error?: string | undefined;
}

/** Asks who signs in, and for the password. The form posts to its own address. */
export function signInPage({ people, chosen, error }: SignInPage): string {
  return page(
    { title: 'Sign in' },
    html`${error !== undefined && html`<p class="error" role="alert" id="error">${error}</p>`}
<form method="post">
${people.length > 0 ? accountList(people, chosen) : accountField(chosen)}
<label class="field">Password
<input type="password" name="password" required autocomplete="current-password" ${error !== undefined && errorLink}>
</label>
<button type="submit">Sign in</button>
</form>`,
  );
}

const errorLink = html`aria-invalid="true" aria-describedby="error" autofocus`;

function accountList(people: SignInPage['people'], chosen: string | undefined): Html {
  const options = people.map((person, index) => {
    const names = [person.userPrincipalName, person.mail].map((name) => name?.toLowerCase());
    const isChosen = chosen === undefined ? index === 0 : names.includes(chosen.toLowerCase());
    return html`<label class="account">
<input type="radio" name="account" value="${person.userPrincipalName}" required ${isChosen && html`checked`}>
<span><span class="name"><strong>${person.displayName}</strong> ${person.jobTitle ?? ''}</span><small>${person.mail ?? person.userPrincipalName}</small></span>
</label>`;
  });
  return html`<fieldset><legend>Choose an account</legend><div class="accounts">${options}</div></fieldset>`;
}

function accountField(chosen: string | undefined): Html {
  return html`<label class="field">Email
<input type="email" name="account" required autocomplete="username" value="${chosen ?? ''}">
</label>`;
}
