import { browserRandom } from '../browser/browser-ports.ts';

const KEY = 'tideform.editingSession';

let session: string | undefined;

/**
 * Returns the ID of this page as an editor of drafts. The ID is the same after a reload. It is in `sessionStorage` only
 * while the page is unloaded, because a duplicated tab gets a copy of `sessionStorage` and must not get the same ID.
 */
export function getEditingSession(): string {
  if (session !== undefined) return session;
  const name = sessionStorage.getItem(KEY) ?? browserRandom.uuid();
  sessionStorage.removeItem(KEY);
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, name));
  window.addEventListener('pageshow', () => sessionStorage.removeItem(KEY));
  session = name;
  return name;
}
