/** Popup with a sign-in page. */
export interface Popup {
  navigate(address: string): void;
  isClosed(): boolean;
  close(): void;
  /**
   * Calls `listener` with messages of the popup, only from the page's own origin.
   * @returns a function that stops listening
   */
  listen(listener: (message: unknown) => void): () => void;
}

const size = { width: 600, height: 535 };

/**
 * Opens a popup centered on the page. Call it in a click handler.
 * @returns `undefined` if the browser blocks popups
 */
export function openPopup(): Popup | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  const popup = window.open('', '_blank', `popup,width=${size.width},height=${size.height},left=${left},top=${top}`);
  if (!popup) return undefined;
  return {
    navigate: (address) => popup.location.replace(address),
    isClosed: () => popup.closed,
    close: () => popup.close(),
    listen(listener) {
      const handleMessage = (event: MessageEvent) => {
        if (event.source === popup && event.origin === location.origin) listener(event.data);
      };
      window.addEventListener('message', handleMessage);
      return () => window.removeEventListener('message', handleMessage);
    },
  };
}
