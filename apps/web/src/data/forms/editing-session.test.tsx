import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => sessionStorage.clear());

/** Simulates a page load in this tab, and returns the page's editing session ID. */
async function loadPage(): Promise<string> {
  vi.resetModules();
  return (await import('./editing-session.ts')).getEditingSession();
}

it('keeps its ID after a reload, but not in a duplicated tab', async () => {
  const first = await loadPage();
  const ofCopiedTab = await loadPage();
  expect(ofCopiedTab).not.toBe(first);
  window.dispatchEvent(new Event('pagehide'));
  const again = await loadPage();
  expect([first, ofCopiedTab]).toContain(again);
});
