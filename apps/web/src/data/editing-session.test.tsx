import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => sessionStorage.clear());

/** What a page names itself that is loaded in this tab. */
async function loadPage(): Promise<string> {
  vi.resetModules();
  return (await import('./editing-session.ts')).editingSession();
}

it('goes on under its name when it is loaded again, and not in a tab that is made of it', async () => {
  const first = await loadPage();
  const ofCopiedTab = await loadPage();
  expect(ofCopiedTab).not.toBe(first);
  window.dispatchEvent(new Event('pagehide'));
  const again = await loadPage();
  expect([first, ofCopiedTab]).toContain(again);
});
