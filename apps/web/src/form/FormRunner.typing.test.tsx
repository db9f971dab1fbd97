import { specs } from '@tideform/components/specs';
import { createSession } from '@tideform/engine';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

const setNativeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Dispatches the events of a keystroke, as the browser does. */
function typeKey(input: HTMLInputElement, key: string): void {
  setNativeValue?.call(input, input.value + key);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps a keystroke that comes right after a field is rendered', async () => {
  const session = createSession({ form: { components: [{ type: 'textfield', key: 'code', label: 'Code' }] }, specs });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  // Mutation observers are called before React continues with other work.
  const typed = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      const input = page.querySelector('input');
      if (!input) return;
      observer.disconnect();
      for (const key of 'abc') typeKey(input, key);
      resolve();
    }).observe(page, { childList: true, subtree: true });
  });
  const isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  root.render(<FormRunner session={session} />);
  await typed;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
  expect(session.data()).toMatchObject({ code: 'abc' });
  root.unmount();
  page.remove();
});
