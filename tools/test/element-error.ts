import { prettyDOM } from '@testing-library/dom';

/**
 * What a query says that finds nothing: the page is written out when somebody reads the message. A test that waits asks again
 * with each change of the page and throws all but the last answer away; writing the page each time took a third of its time.
 */
export function elementError(told: string | null, container: Element): Error {
  const error = new Error(told ?? undefined);
  error.name = 'TestingLibraryElementError';
  return Object.defineProperty(error, 'message', {
    get: () => [told, prettyDOM(container)].filter(Boolean).join('\n\n'),
    set: (message: string) => Object.defineProperty(error, 'message', { value: message, writable: true }),
    configurable: true,
  });
}
