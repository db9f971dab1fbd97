import { encode } from 'uqr';
import { type Html, html } from '../../../pages/html.ts';
import type { AuthenticatorSetup } from '../two-factor/authenticator.ts';
import { type PageLocale, renderIdentityPage } from './identity-page.ts';

/** Options of a page for two-factor authentication. */
export interface StepPageOptions {
  /** ID of the step, sent with the form. */
  readonly stepId: string;
  readonly error?: string | undefined;
}

/** Renders the page that asks for the code of an authenticator app. */
export function renderCodePage(pageLocale: PageLocale, options: StepPageOptions): string {
  const { code } = pageLocale.messages;
  return renderIdentityPage(
    { locale: pageLocale.locale, title: code.title },
    html`<p>${code.text}</p>${renderCodeForm(pageLocale, options)}`,
  );
}

/** Renders the page for setting up an authenticator app, when the organization requires it. */
export function renderSetupPage(
  pageLocale: PageLocale,
  options: StepPageOptions & { readonly app: AuthenticatorSetup },
): string {
  const { setUp } = pageLocale.messages;
  return renderIdentityPage(
    { locale: pageLocale.locale, title: setUp.title },
    html`<p>${setUp.wanted}</p>${renderAuthenticatorSetup(pageLocale.messages, options.app)}${renderCodeForm(pageLocale, options)}`,
  );
}

/** Renders the QR code and the secret of a new authenticator app. */
export function renderAuthenticatorSetup(
  { setUp }: PageLocale['messages'],
  { address, secret }: AuthenticatorSetup,
): Html {
  return html`<p>${setUp.scan}</p>
<p>${drawQr(address, setUp.picture)}</p>
<p class="detail">${setUp.byHand} <code class="key">${secret.replace(/.{4}(?=.)/g, '$& ')}</code></p>`;
}

function renderCodeForm({ messages }: PageLocale, { stepId, error }: StepPageOptions): Html {
  return html`${error !== undefined && html`<p class="error" role="alert" id="error">${error}</p>`}
<form method="post"><input type="hidden" name="step" value="${stepId}">
<label class="field">${messages.code.label}
<input name="code" required autofocus autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="20" ${
    error !== undefined && html`aria-invalid="true" aria-describedby="error"`
  }>
</label>
<div class="actions"><button type="submit">${messages.code.confirm}</button>
<a class="button secondary" href="">${messages.code.again}</a></div>
</form>`;
}

/** Renders the new recovery codes, which are shown only once. */
export function renderRecoveryPage({ locale, messages }: PageLocale, stepId: string, codes: readonly string[]): string {
  return renderIdentityPage(
    { locale, title: messages.recovery.title },
    html`<p>${messages.recovery.text}</p>${renderRecoveryCodes(codes)}
<form method="post"><input type="hidden" name="step" value="${stepId}"><input type="hidden" name="code" value="-">
<button type="submit">${messages.recovery.kept}</button>
</form>`,
  );
}

export const renderRecoveryCodes = (codes: readonly string[]): Html =>
  html`<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>`;

/**
 * Renders a QR code as SVG, dark on light in every theme.
 * @param label accessible name of the image
 */
function drawQr(text: string, label: string): Html {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" width="200" height="200" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark}"/></svg>`;
}
