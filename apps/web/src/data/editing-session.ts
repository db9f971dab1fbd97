import { browserChance } from './world/browser-chance.ts';

const KEY = 'tideform.editingSession';

let session: string | undefined;

/**
 * Names this page among all that edit drafts. A page that is loaded again goes on under its name, which lies in the tab's storage
 * only while no page does: a tab that is made of another starts with a copy of that.
 */
export function editingSession(): string {
  if (session !== undefined) return session;
  const name = sessionStorage.getItem(KEY) ?? browserChance.uuid();
  sessionStorage.removeItem(KEY);
  window.addEventListener('pagehide', () => sessionStorage.setItem(KEY, name));
  window.addEventListener('pageshow', () => sessionStorage.removeItem(KEY));
  session = name;
  return name;
}
