/** Window or tab in which an external page is opened. */
export interface ExternalPage {
  navigate(url: string): void;
  /** Closes the tab without opening a page. */
  close(): void;
}

/**
 * Prepares for opening an external page. It replaces the app or, if the app is in a frame, opens in a new tab, because
 * payment pages can't be framed. Call it in a click handler.
 * @returns `undefined` if the browser blocks new tabs
 */
export function openExternalPage(): ExternalPage | undefined {
  if (window.parent === window) return { navigate: (url) => location.assign(url), close: () => undefined };
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  return { navigate: (url) => tab.location.replace(url), close: () => tab.close() };
}
