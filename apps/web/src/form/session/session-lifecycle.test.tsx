import { act, cleanup, render } from '@testing-library/react';
import type { FormDefinition, OpenScriptHost } from '@tideform/engine';
import { openTestScripts, requireSandbox } from '@tideform/engine/testing';
import { StrictMode, useMemo } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openSession, useSessionLifecycle } from './open-session.ts';

afterEach(cleanup);

const form: FormDefinition = {
  components: [
    { type: 'number', key: 'price', label: 'Price' },
    { type: 'number', key: 'total', label: 'Total', calculateValue: requireSandbox('value = (data.price || 1) * 2') },
  ],
};

/** Creates a fake sandbox that counts how often it is started and closed. */
function countedScripts() {
  const counts = { started: 0, ended: 0 };
  const scripts: OpenScriptHost = () => {
    const host = openTestScripts();
    return {
      load(program) {
        counts.started += 1;
        return host.load(program);
      },
      run: host.run,
      close() {
        counts.ended += 1;
        host.close();
      },
    };
  };
  return { counts, scripts };
}

it('starts no sandbox for a session that is not rendered', async () => {
  const { counts, scripts } = countedScripts();
  const session = openSession({ form, scripts });
  await Promise.resolve();
  expect(session.isSettling).toBe(true);
  expect(counts.started).toBe(0);
});

it('runs code while a screen is mounted, even in strict mode, and stops it on unmount', async () => {
  const { counts, scripts } = countedScripts();
  const seen: { session?: ReturnType<typeof openSession> } = {};
  function Screen() {
    const session = useMemo(() => openSession({ form, scripts }), []);
    useSessionLifecycle(session);
    seen.session = session;
    return null;
  }
  const { unmount } = render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
  await act(async () => seen.session?.settled());
  expect(seen.session?.data()).toEqual({ total: 2 });
  expect(counts).toEqual({ started: 1, ended: 0 });
  unmount();
  await Promise.resolve();
  expect(counts.ended).toBe(1);
  expect(seen.session?.data()).toEqual({ total: 2 });
});

it('reports user input, but not calculations', async () => {
  const onEdit = vi.fn();
  const session = openSession({ form, scripts: openTestScripts, onEdit });
  function Screen() {
    useSessionLifecycle(session);
    return null;
  }
  render(<Screen />);
  await session.settled();
  expect(session.isSettling).toBe(false);
  expect(session.data()).toEqual({ total: 2 });
  expect(onEdit).not.toHaveBeenCalled();
  session.setValue(session.nodeAt('price')!.id, 4);
  expect(session.isSettling).toBe(true);
  await session.settled();
  expect(session.data()).toEqual({ price: 4, total: 8 });
  expect(onEdit).toHaveBeenCalledOnce();
});
