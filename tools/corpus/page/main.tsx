import { FluentProvider } from '@fluentui/react-components';
import { revealField } from '@tideform/components/kit/reveal-field.ts';
import { loadViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { createSession, getWizardPages, parseForm, type Session } from '@tideform/engine';
import { FormRunner, formMessages, themes } from '@tideform/web/form-runner';
import { openScriptHost } from '@tideform/web/scripts';
import { createRoot, type Root } from 'react-dom/client';
import { fillWithSamples } from '../fill-with-samples.ts';
import { listMissingFields, type RenderSummary, summarizePage } from './summarize-page.ts';

declare global {
  interface Window {
    /** Opens a form as the respond screen does, and returns a summary of the rendered page. */
    openForm(json: unknown): Promise<RenderSummary>;
    fillForm(): Promise<RenderSummary>;
    /** Visits each page of a wizard in order. */
    turnPages(): Promise<RenderSummary>;
    closeForm(): void;
  }
}

const PREFIX = 'corpus-';
const MOST_WAITING_MS = 10_000;
let current: { readonly session: Session; readonly root: Root } | undefined;

function getCurrent() {
  if (!current) throw new Error('No form is open');
  return current;
}

window.openForm = async (json) => {
  const parsed = parseForm(json);
  if (!parsed.ok) throw new Error(`not a form: ${parsed.problems[0]?.code}`);
  const session = createSession({ form: parsed.form, specs, scripts: openScriptHost });
  current = { session, root: createRoot(document.getElementById('root')!) };
  await loadViews(parsed.form);
  renderForm(false);
  return inspectForm();
};

window.fillForm = async () => {
  const { session } = getCurrent();
  fillWithSamples(session);
  return inspectForm();
};

window.turnPages = async () => {
  const { session } = getCurrent();
  if (getWizardPages(session).length === 0) return inspectForm();
  // In read-only mode the wizard doesn't block leaving a page with validation errors.
  renderForm(true);
  let summary = await inspectForm();
  for (let page = 1; page < getWizardPages(session).length; page += 1) {
    const next = [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === 'Next');
    if (!next) break;
    next.click();
    summary = await inspectForm(summary);
  }
  return summary;
};

window.closeForm = () => {
  current?.session.close();
  current?.root.unmount();
  current = undefined;
};

function renderForm(readOnly: boolean): void {
  const { session, root } = getCurrent();
  root.render(
    <FluentProvider theme={themes.light} style={{ padding: '24px', maxWidth: '840px', margin: '0 auto' }}>
      <FormRunner key={String(readOnly)} session={session} idPrefix={PREFIX} readOnly={readOnly} />
    </FluentProvider>,
  );
}

/** Waits until the form has settled, and returns a summary of the rendered page. */
async function inspectForm(before?: RenderSummary): Promise<RenderSummary> {
  const { session } = getCurrent();
  await session.settled();
  await waitUntilRendered();
  // Rows of a grid may be collapsed, so their fields are revealed first.
  for (const { id } of listMissingFields(session, PREFIX)) revealField(`${PREFIX}${id}`, () => {});
  await waitUntilRendered();
  return summarizePage(session, PREFIX, before);
}

/** Waits until the form has replaced its loading skeleton and its last change is painted. */
async function waitUntilRendered(): Promise<void> {
  const from = performance.now();
  const { loading } = await formMessages.read({ language: 'en', locale: 'en' });
  const skeletonSelector = `[role="progressbar"][aria-label="${loading}"]`;
  const isLoaded = () => document.querySelector('#root > * > *') && !document.querySelector(skeletonSelector);
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  do await painted();
  while (!isLoaded() && performance.now() - from < MOST_WAITING_MS);
  if (!isLoaded()) throw new Error('the form is not rendered');
  await painted();
}
