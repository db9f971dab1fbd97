import { cleanup, render, screen } from '@testing-library/react';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition } from '@tideform/engine';
import { chooseLocale } from '@tideform/i18n';
import { Activity } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

const form: FormDefinition = {
  components: [
    { type: 'textfield', key: 'site', label: 'Site', description: 'As on the <b>plan</b>' },
    {
      type: 'tabs',
      key: 'more',
      components: [{ label: 'Dates', components: [{ type: 'day', key: 'day', label: 'Day' }] }],
    },
    { type: 'datagrid', key: 'lines', label: 'Lines', components: [{ type: 'textfield', key: 'item', label: 'Item' }] },
    { type: 'file', key: 'photos', label: 'Photos' },
  ],
};
const session = createSession({ form, specs });

/** Creates a screen in a browser that has loaded no views, unlike in other test files. */
async function freshScreen() {
  vi.resetModules();
  const [{ FormRunner }, { useViews }] = await Promise.all([import('./FormRunner.tsx'), import('./useViews.ts')]);
  return () => (useViews(form) ? <FormRunner session={session} /> : <p>Loading</p>);
}

it('renders nothing until all views are loaded, so that fields appear together', async () => {
  const Screen = await freshScreen();
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watch.observe(document.body, { childList: true, subtree: true });
  render(<Screen />);
  screen.getByText('Loading');
  await screen.findByRole('textbox', { name: 'Site' });
  watch.disconnect();
  const first = seen.find((text) => text.includes('Site'));
  for (const text of ['As on the plan', 'Dates', 'Day', 'Item', 'Photos']) expect(first).toContain(text);
});

it('renders views that were loaded between rendering and the effect', async () => {
  vi.resetModules();
  const [{ loadFormCode: loadForm }, { useViews }] = await Promise.all([
    import('./load-form-code.ts'),
    import('./useViews.ts'),
  ]);
  const Screen = () => <p>{useViews(form) ? 'Ready' : 'Loading'}</p>;
  const page = <Screen />;
  const draw = (mode: 'hidden' | 'visible') => <Activity mode={mode}>{page}</Activity>;
  // React doesn't run effects of hidden trees.
  const { rerender } = render(draw('hidden'));
  await loadForm(form);
  expect(screen.getByText('Loading')).toBeTruthy();
  rerender(draw('visible'));
  await screen.findByText('Ready');
});

it('keeps the focus in a lazily loaded field when the language changes', async () => {
  vi.resetModules();
  const [{ FormRunner }, { LocaleContext: SpeechContext }] = await Promise.all([
    import('./FormRunner.tsx'),
    import('@tideform/i18n/react'),
  ]);
  const late = createSession({ form: { components: [{ type: 'phoneNumber', key: 'phone', label: 'Phone' }] }, specs });
  const draw = (locale: string) => (
    <SpeechContext value={chooseLocale([locale])}>
      <FormRunner session={late} />
    </SpeechContext>
  );
  const { rerender, container } = render(draw('en'));
  expect(container.querySelector('input')).toBeNull();
  const field = await screen.findByRole('textbox', { name: 'Phone' });
  field.focus();
  rerender(draw('de'));
  expect(document.activeElement).toBe(field);
});
