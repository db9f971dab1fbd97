import { prettyDOM } from '@testing-library/dom';

/**
 * Creates the error of a query that finds no element. The page is serialized only when the error's message is read: a
 * waiting test repeats the query on each change of the page and discards all errors but the last, and serializing the
 * page each time took a third of the test time.
 */
export function createElementError(queryMessage: string | null, container: Element): Error {
  const error = new Error(queryMessage ?? undefined);
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    get: () => [queryMessage, outline(container), prettyDOM(container)].filter(Boolean).join('\n\n'),
    set: (message: string) => Object.defineProperty(error, 'message', { value: message, writable: true }),
    configurable: true,
  });
}

const landmarks = 'dialog, [role], h1, h2, h3, button, input, textarea, select, [aria-busy="true"]';
const MOST = 700;

/**
 * Returns the landmarks and controls on the page, and whether each one is hidden from screen readers: the full page is
 * long, and often truncated.
 */
function outline(container: Element): string {
  const parts = [...container.querySelectorAll(landmarks)].flatMap((element) => {
    const role = element.getAttribute('role') ?? element.localName;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
    if (role === 'none' || role === 'presentation') return [];
    return [`${element.closest('[aria-hidden="true"]') ? 'hidden ' : ''}${role} ${name}`.trim()];
  });
  const all = parts.join(', ');
  // Dialogs and menus that opened last are at the end of the page, so the end is kept.
  return all.length > MOST ? `… ${all.slice(-MOST)}` : all;
}
