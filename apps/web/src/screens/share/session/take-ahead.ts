import { sessionTokenHeader } from '@tideform/contract';

/** What `share-ahead.js` has asked the server while the code of the page came, by address and token. */
interface SharedAhead {
  readonly answers: Map<string, Promise<Response>>;
  /** The page asks by itself: nothing more is asked ahead. */
  isOver: boolean;
}

/** Where the script leaves it. */
export interface PageAhead {
  sharedAhead?: SharedAhead;
}

/** Gives each answer that is on its way already to whoever asks for it first. What was lost is asked for again. */
export function takeAhead(fetch: typeof globalThis.fetch, page: PageAhead): typeof globalThis.fetch {
  page.sharedAhead ??= { answers: new Map(), isOver: true };
  const ahead = page.sharedAhead;
  return async (input, init) => {
    const asked = `${String(input)} ${new Headers(init?.headers).get(sessionTokenHeader) ?? ''}`;
    const answer = init?.method === 'GET' ? ahead.answers.get(asked) : undefined;
    if (answer === undefined) {
      ahead.isOver = true;
      return fetch(input, init);
    }
    ahead.answers.delete(asked);
    return answer.catch(() => fetch(input, init));
  };
}
