import { sessionTokenHeader } from '@tideform/contract';

/** Replies that `share-ahead.js` requested while the page's code was loading, keyed by URL and token. */
interface PrefetchedReplies {
  readonly answers: Map<string, Promise<Response>>;
  /** Whether the page makes its own requests, so that the prefetch script stops. */
  isOver: boolean;
}

/** Window with the property that the prefetch script sets. */
export interface PrefetchWindow {
  sharedAhead?: PrefetchedReplies;
}

/** Returns a `fetch` that uses each prefetched reply once. Failed prefetches are requested again. */
export function reusePrefetched(fetch: typeof globalThis.fetch, page: PrefetchWindow): typeof globalThis.fetch {
  page.sharedAhead ??= { answers: new Map(), isOver: true };
  const prefetched = page.sharedAhead;
  return async (input, init) => {
    const requestKey = `${String(input)} ${new Headers(init?.headers).get(sessionTokenHeader) ?? ''}`;
    const answer = init?.method === 'GET' ? prefetched.answers.get(requestKey) : undefined;
    if (answer === undefined) {
      prefetched.isOver = true;
      return fetch(input, init);
    }
    prefetched.answers.delete(requestKey);
    return answer.catch(() => fetch(input, init));
  };
}
