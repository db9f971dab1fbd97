/** A page of somebody else's that the person is led to. */
export interface ElsewherePage {
  go(url: string): void;
  /** Nothing came of it. */
  close(): void;
}

/**
 * Makes room for a page of somebody else's: the app gives way to it; where the app itself stands in a frame, it has a tab of its own, as
 * nobody lets others frame where money is paid. Call it while a click is handled; `undefined`: the browser blocks tabs.
 */
export function openElsewhere(): ElsewherePage | undefined {
  if (window.parent === window) return { go: (url) => location.assign(url), close: () => undefined };
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  return { go: (url) => tab.location.replace(url), close: () => tab.close() };
}
