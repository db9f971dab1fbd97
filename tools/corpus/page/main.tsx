import { FluentProvider } from '@fluentui/react-components';
import { revealField } from '@tideform/components/kit/reveal-field.ts';
import { loadViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { createSession, parseForm, type Session, wizardPages } from '@tideform/engine';
import { FormRunner, formMessages, themes } from '@tideform/web/form-runner';
import { openBrowserScripts } from '@tideform/web/scripts';
import { createRoot, type Root } from 'react-dom/client';
import { fillByRule } from '../fill-by-rule.ts';
import { absentFields, type Look, lookAt } from './look-at.ts';

declare global {
  interface Window {
    /** Opens a form as the respond screen does, and says what is drawn. */
    openForm(json: unknown): Promise<Look>;
    fillForm(): Promise<Look>;
    /** Shows each page of a wizard, one after the other. */
    turnPages(): Promise<Look>;
    closeForm(): void;
  }
}

const PREFIX = 'corpus-';
const MOST_WAITING_MS = 10_000;
let open: { readonly session: Session; readonly root: Root } | undefined;

function opened() {
  if (!open) throw new Error('No form is open');
  return open;
}

window.openForm = async (json) => {
  const parsed = parseForm(json);
  if (!parsed.ok) throw new Error(`not a form: ${parsed.problems[0]?.code}`);
  const session = createSession({ form: parsed.form, specs, scripts: openBrowserScripts });
  open = { session, root: createRoot(document.getElementById('root')!) };
  await loadViews(parsed.form);
  draw(false);
  return look();
};

window.fillForm = async () => {
  const { session } = opened();
  fillByRule(session);
  return look();
};

window.turnPages = async () => {
  const { session } = opened();
  if (wizardPages(session).length === 0) return look();
  // Where a response is only looked at, nobody is kept on a page that has something wrong.
  draw(true);
  let seen = await look();
  for (let page = 1; page < wizardPages(session).length; page += 1) {
    const next = [...document.querySelectorAll('button')].find((button) => button.textContent?.trim() === 'Next');
    if (!next) break;
    next.click();
    seen = await look(seen);
  }
  return seen;
};

window.closeForm = () => {
  open?.session.close();
  open?.root.unmount();
  open = undefined;
};

function draw(readOnly: boolean): void {
  const { session, root } = opened();
  root.render(
    <FluentProvider theme={themes.light} style={{ padding: '24px', maxWidth: '840px', margin: '0 auto' }}>
      <FormRunner key={String(readOnly)} session={session} idPrefix={PREFIX} readOnly={readOnly} />
    </FluentProvider>,
  );
}

/** What is drawn once everything rests. */
async function look(before?: Look): Promise<Look> {
  const { session } = opened();
  await session.settled();
  await drawn();
  // Rows may be told in short until somebody wants to see what is in them.
  for (const { id } of absentFields(session, PREFIX)) revealField(`${PREFIX}${id}`, () => {});
  await drawn();
  return lookAt(session, PREFIX, before);
}

/** The form is there instead of its bones, and its last change is painted. */
async function drawn(): Promise<void> {
  const from = performance.now();
  const { loading } = await formMessages.read({ language: 'en', locale: 'en' });
  const bones = `[role="progressbar"][aria-label="${loading}"]`;
  const isThere = () => document.querySelector('#root > * > *') && !document.querySelector(bones);
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  do await painted();
  while (!isThere() && performance.now() - from < MOST_WAITING_MS);
  if (!isThere()) throw new Error('the form is not drawn');
  await painted();
}
