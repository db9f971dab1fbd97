import { prettyDOM } from '@testing-library/dom';

/**
 * What a query says that finds nothing: the page is written out when somebody reads the message. A test that waits asks again
 * with each change of the page and throws all but the last answer away; writing the page each time took a third of its time.
 */
export function elementError(told: string | null, container: Element): Error {
  const error = new Error(told ?? undefined);
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    get: () => [told, outline(container), prettyDOM(container)].filter(Boolean).join('\n\n'),
    set: (message: string) => Object.defineProperty(error, 'message', { value: message, writable: true }),
    configurable: true,
  });
}

const landmarks = 'dialog, [role], h1, h2, h3, button, input, textarea, select, [aria-busy="true"]';
const MOST = 700;

/** What stands on the page in a few words, and whether a reader of screens hears it: the page itself is long, and is often cut. */
function outline(container: Element): string {
  const parts = [...container.querySelectorAll(landmarks)].flatMap((element) => {
    const role = element.getAttribute('role') ?? element.localName;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
    if (role === 'none' || role === 'presentation') return [];
    return [`${element.closest('[aria-hidden="true"]') ? 'hidden ' : ''}${role} ${name}`.trim()];
  });
  const all = parts.join(', ');
  // What was opened last stands last.
  return all.length > MOST ? `… ${all.slice(-MOST)}` : all;
}
