import { act, cleanup, renderHook } from '@testing-library/react';
import type { PrintableResponse } from '@tideform/sync';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DataContext } from '../../../data/data-context.ts';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';
import { usePdfPreview } from './usePdfPreview.ts';

type Printed = Parameters<typeof usePdfPreview>[0];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Opens a preview of a response whose answer to the field `site` is `site`, and counts the renderings of each answer.
 */
async function openPreview(site: string) {
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({})] });
  const renderedSites: unknown[] = [];
  const getPdf = async (response: Pick<PrintableResponse, 'data'>) => {
    renderedSites.push(response.data.site);
    if (response.data.site === 'broken') throw new Error('no paper');
    return new Blob([String(response.data.site)]);
  };
  const forms = { ...data.forms, getPdf } as typeof data.forms;
  vi.useFakeTimers();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <DataContext value={{ ...data, forms }}>{children}</DataContext>
  );
  const createResponse = (of: string) => ({ data: { site: of } }) as unknown as Printed;
  const view = renderHook(({ response }) => usePdfPreview(response), {
    wrapper,
    initialProps: { response: createResponse(site) },
  });
  const change = (to: string) => view.rerender({ response: createResponse(to) });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { renderedSites, change, pass, result: view.result };
}

it('renders the first preview immediately, and updates it half a second after the last change', async () => {
  const { renderedSites, change, pass, result } = await openPreview('Quay');
  await pass(0);
  expect(renderedSites).toEqual(['Quay']);
  expect(result.current.isOutdated).toBe(false);
  for (const typed of ['B', 'Br', 'Bri']) {
    change(typed);
    await pass(499);
  }
  expect(renderedSites).toEqual(['Quay']);
  expect(result.current.isOutdated).toBe(true);
  await pass(1);
  expect(renderedSites).toEqual(['Quay', 'Bri']);
  expect(await result.current.pdf?.text()).toBe('Bri');
});

it('keeps the last preview when rendering fails, and renders again on request', async () => {
  const { renderedSites, change, pass, result } = await openPreview('Quay');
  await pass(0);
  change('broken');
  await pass(500);
  expect(result.current.failure).toEqual(new Error('no paper'));
  expect(await result.current.pdf?.text()).toBe('Quay');
  act(() => result.current.retry());
  await pass(500);
  expect(renderedSites).toEqual(['Quay', 'broken', 'broken']);
});
