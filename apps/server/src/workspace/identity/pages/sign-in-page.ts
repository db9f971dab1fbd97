import { type Html, html } from '../../../pages/html.ts';
import type { ListedAccount } from '../accounts-store.ts';
import { type PageLocale, renderIdentityPage } from './identity-page.ts';

/** Options of the sign-in page. */
export interface SignInPageOptions {
  /** Accounts to choose from; empty: the page has a text field. */
  readonly people: readonly ListedAccount[];
  /** User principal name or email address to preselect. */
  readonly selected?: string | undefined;
  readonly error?: string | undefined;
  /** Public password of the demo accounts. */
  readonly knownPassword?: string | undefined;
  /** Alternatives to a password. */
  readonly methods?: SignInMethods | undefined;
}

/** Alternatives to a password in a private workspace. */
export interface SignInMethods {
  /** Passkey request options as JSON. */
  readonly passkey: string;
  /** Path that redirects to the upstream provider, and the provider's name. */
  readonly upstream?: { readonly path: string; readonly name: string } | undefined;
  readonly forgottenPath?: string | undefined;
}

/** Renders the sign-in page. Its form posts to the page's own URL. */
export function renderSignInPage(pageLocale: PageLocale, options: SignInPageOptions): string {
  const demoAccounts = options.people.filter(({ isOpen }) => isOpen);
  const { knownPassword } = options;
  return knownPassword === undefined || demoAccounts.length === 0
    ? renderIdentityPage(
        {
          locale: pageLocale.locale,
          title: pageLocale.messages.signIn,
          ...(options.methods && { script: 'passkey.js' }),
        },
        html`${renderPasswordForm(pageLocale, options)}${options.methods && renderMethods(pageLocale, options.methods)}`,
      )
    : renderDemoPage(pageLocale, { ...options, people: demoAccounts, knownPassword });
}

/** Renders the demo's sign-in page: one button for each demo person, and a password form for other accounts. */
function renderDemoPage(
  pageLocale: PageLocale,
  options: SignInPageOptions & { readonly knownPassword: string },
): string {
  const { people, selected: chosen, error, knownPassword } = options;
  const { demonstration } = pageLocale.messages;
  const buttons = people.map(
    (person) => html`<button class="person" name="account" value="${person.userPrincipalName}" ${
      getNames(person).includes(chosen?.toLowerCase() ?? '') && html`autofocus`
    }>
<span class="initials" aria-hidden="true">${getInitials(person.displayName)}</span>
<span><span class="name"><strong>${person.displayName}</strong> ${person.jobTitle ?? ''}</span><small>${person.mail ?? person.userPrincipalName}</small></span>
</button>`,
  );
  return renderIdentityPage(
    { locale: pageLocale.locale, title: demonstration.title },
    html`<p class="notice"><strong>${demonstration.notice}</strong> ${demonstration.text}</p>
<form method="post"><input type="hidden" name="password" value="${knownPassword}">
<div class="accounts">${buttons}</div>
</form>
<details ${error !== undefined && html`open`}><summary>${demonstration.another}</summary>
${renderPasswordForm(pageLocale, { people: [], selected: error === undefined ? undefined : chosen, error })}
</details>`,
  );
}

const getInitials = (name: string): string =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

function renderPasswordForm({ messages }: PageLocale, { people, selected: chosen, error }: SignInPageOptions): Html {
  return html`${error !== undefined && html`<p class="error" role="alert" id="error">${error}</p>`}
<form method="post">
${people.length > 0 ? renderAccountList(messages, people, chosen) : renderAccountField(messages, chosen)}
<label class="field">${messages.password}
<input type="password" name="password" required autocomplete="current-password" ${error !== undefined && errorLink}>
</label>
<button type="submit">${messages.signIn}</button>
</form>`;
}

/** NOTE: passkey.js shows the button in browsers that support passkeys. */
function renderMethods({ messages }: PageLocale, { passkey, upstream, forgottenPath }: SignInMethods): Html {
  return html`<div class="ways"><p class="or">${messages.upstream.or}</p>
${upstream && html`<a class="button secondary" href="${upstream.path}">${messages.upstream.use({ name: upstream.name })}</a>`}
<form method="post" class="passkey" data-asks="${passkey}" hidden><input type="hidden" name="passkey" value="">
<button type="submit" class="secondary">${messages.passkey.use}</button>
</form>
${forgottenPath !== undefined && html`<p><a href="${forgottenPath}">${messages.forgotten}</a></p>`}
</div>`;
}

const errorLink = html`aria-invalid="true" aria-describedby="error" autofocus`;

function renderAccountList(
  messages: PageLocale['messages'],
  people: SignInPageOptions['people'],
  chosen: string | undefined,
): Html {
  const options = people.map((person, index) => {
    const isChosen = chosen === undefined ? index === 0 : getNames(person).includes(chosen.toLowerCase());
    return html`<label class="account">
<input type="radio" name="account" value="${person.userPrincipalName}" required ${isChosen && html`checked`}>
<span><span class="name"><strong>${person.displayName}</strong> ${person.jobTitle ?? ''}</span><small>${person.mail ?? person.userPrincipalName}</small></span>
</label>`;
  });
  return html`<fieldset><legend>${messages.choose}</legend><div class="accounts">${options}</div></fieldset>`;
}

const getNames = ({ userPrincipalName, mail }: ListedAccount): readonly (string | undefined)[] =>
  [userPrincipalName, mail ?? undefined].map((name) => name?.toLowerCase());

function renderAccountField(messages: PageLocale['messages'], chosen: string | undefined): Html {
  return html`<label class="field">${messages.email}
<input type="email" name="account" required autocomplete="username" value="${chosen ?? ''}">
</label>`;
}
