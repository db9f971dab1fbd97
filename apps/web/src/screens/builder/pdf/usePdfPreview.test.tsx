import { act, cleanup, renderHook } from '@testing-library/react';
import type { ResponseToDraw } from '@tideform/sync';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataContext } from '../../../data/data-context.ts';
import { openDevice } from '../../../testing/open-device.ts';
import { formRow, teamRow } from '../../../testing/rows.ts';
import { usePdfPreview } from './usePdfPreview.ts';

type Printed = Parameters<typeof usePdfPreview>[0];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A preview of a response whose site is `site`, and how often each was drawn. */
async function openPreview(site: string) {
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({})] });
  const drawn: unknown[] = [];
  const getPdf = async (response: Pick<ResponseToDraw, 'data'>) => {
    drawn.push(response.data.site);
    if (response.data.site === 'broken') throw new Error('no paper');
    return new Blob([String(response.data.site)]);
  };
  const forms = { ...data.forms, getPdf } as typeof data.forms;
  vi.useFakeTimers();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DataContext value={{ ...data, forms }}>{children}</DataContext>
  );
  const printed = (of: string) => ({ data: { site: of } }) as unknown as Printed;
  const view = renderHook(({ response }) => usePdfPreview(response), {
    wrapper,
    initialProps: { response: printed(site) },
  });
  const change = (to: string) => view.rerender({ response: printed(to) });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { drawn, change, pass, result: view.result };
}

it('draws the first at once, and a change half a second after the last one', async () => {
  const { drawn, change, pass, result } = await openPreview('Quay');
  await pass(0);
  expect(drawn).toEqual(['Quay']);
  expect(result.current.isBehind).toBe(false);
  for (const typed of ['B', 'Br', 'Bri']) {
    change(typed);
    await pass(499);
  }
  expect(drawn).toEqual(['Quay']);
  expect(result.current.isBehind).toBe(true);
  await pass(1);
  expect(drawn).toEqual(['Quay', 'Bri']);
  expect(await result.current.pdf?.text()).toBe('Bri');
});

it('keeps what was drawn where the next cannot be, and draws it when asked again', async () => {
  const { drawn, change, pass, result } = await openPreview('Quay');
  await pass(0);
  change('broken');
  await pass(500);
  expect(result.current.failure).toEqual(new Error('no paper'));
  expect(await result.current.pdf?.text()).toBe('Quay');
  act(() => result.current.again());
  await pass(500);
  expect(drawn).toEqual(['Quay', 'broken', 'broken']);
});
