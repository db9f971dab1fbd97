/** External page that the user is sent to. */
export interface ExternalPage {
  navigate(url: string): void;
  /** Closes the tab without opening a page. */
  close(): void;
}

/**
 * Prepares for an external page: it replaces the app, or opens in a new tab if the app is in a frame, because payment
 * pages can't be framed. Call it in a click handler; `undefined` if the browser blocks tabs.
 */
export function openExternalPage(): ExternalPage | undefined {
  if (window.parent === window) return { navigate: (url) => location.assign(url), close: () => undefined };
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  return { navigate: (url) => tab.location.replace(url), close: () => tab.close() };
}
