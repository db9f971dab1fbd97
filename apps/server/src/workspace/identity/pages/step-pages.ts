import { type Html, html } from '../../../pages/html.ts';
import { drawQr } from '../draw-qr.ts';
import type { NewCodeApp } from '../second-steps/code-app.ts';
import { page } from './page.ts';
import type { PageSpeech } from './page-speech.ts';

export interface StepPage {
  /** Names the step when the form is sent. */
  readonly stepId: string;
  readonly error?: string | undefined;
}

/** Asks for the code of the person's app. */
export function codePage(said: PageSpeech, options: StepPage): string {
  const { code } = said.messages;
  return page({ speech: said.speech, title: code.title }, html`<p>${code.text}</p>${codeForm(said, options)}`);
}

/** Has an app for codes set up, because the organization insists. */
export function setUpPage(said: PageSpeech, options: StepPage & { readonly app: NewCodeApp }): string {
  const { setUp } = said.messages;
  return page(
    { speech: said.speech, title: setUp.title },
    html`<p>${setUp.wanted}</p>${newCodeApp(said.messages, options.app)}${codeForm(said, options)}`,
  );
}

/** What an app for codes scans, or a person types into it. */
export function newCodeApp({ setUp }: PageSpeech['messages'], { address, secret }: NewCodeApp): Html {
  return html`<p>${setUp.scan}</p>
<p>${drawQr(address, setUp.picture)}</p>
<p class="detail">${setUp.byHand} <code class="key">${secret.replace(/.{4}(?=.)/g, '$& ')}</code></p>`;
}

function codeForm({ messages }: PageSpeech, { stepId, error }: StepPage): Html {
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

/** Shows the recovery codes, once. */
export function recoveryPage({ speech, messages }: PageSpeech, stepId: string, codes: readonly string[]): string {
  return page(
    { speech, title: messages.recovery.title },
    html`<p>${messages.recovery.text}</p>${recoveryCodes(codes)}
<form method="post"><input type="hidden" name="step" value="${stepId}"><input type="hidden" name="code" value="-">
<button type="submit">${messages.recovery.kept}</button>
</form>`,
  );
}

export const recoveryCodes = (codes: readonly string[]): Html =>
  html`<ul class="codes">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>`;
