import { Html, html } from './html.ts';
import { page } from './page.ts';

/** Asks whether to sign out. `form` is the provider's own, with its secret; the buttons belong to it by id. */
export function signOutPage(form: string): string {
  return page(
    { title: 'Sign out?' },
    html`<p>Work that was not sent yet stays on this device.</p>
${new Html(form)}
<div class="actions">
<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
<button type="submit" form="op.logoutForm" class="secondary">Stay signed in</button>
</div>`,
  );
}

export function signedOutPage(): string {
  return page({ title: 'You are signed out' }, html`<p><a href="/">Back to Tideform</a></p>`);
}
