/** A window of somebody's sign-in beside the page. */
export interface Popup {
  go(address: string): void;
  isClosed(): boolean;
  close(): void;
  /** What the popup tells the page, from the page's own origin alone. */
  listen(listener: (told: unknown) => void): () => void;
}

const size = { width: 600, height: 535 };

/** Opens a popup over the middle of the page. Call it while a click is handled; `undefined`: the browser blocks popups. */
export function openPopup(): Popup | undefined {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  const popup = window.open('', '_blank', `popup,width=${size.width},height=${size.height},left=${left},top=${top}`);
  if (!popup) return undefined;
  return {
    go: (address) => popup.location.replace(address),
    isClosed: () => popup.closed,
    close: () => popup.close(),
    listen(listener) {
      const hear = (event: MessageEvent) => {
        if (event.source === popup && event.origin === location.origin) listener(event.data);
      };
      window.addEventListener('message', hear);
      return () => window.removeEventListener('message', hear);
    },
  };
}
