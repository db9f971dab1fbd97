import { faultsOfCall } from './check-call.ts';
import { isDeliberate } from './exceptions.ts';

/** A `fetch` whose calls of Graph are checked, and what was found so far. */
export interface WatchedCalls {
  readonly fetch: typeof globalThis.fetch;
  /** What Microsoft's metadata doesn't allow, each once, without the deliberate exceptions. */
  readonly faults: ReadonlySet<string>;
}

/** Checks every call below `baseUrl` against Microsoft's metadata. */
export function watchCalls(baseUrl: () => string, fetch: typeof globalThis.fetch): WatchedCalls {
  const faults = new Set<string>();
  return {
    faults,
    async fetch(input, init) {
      const request = new Request(input, init);
      const isOfGraph = request.url.startsWith(`${baseUrl()}/`);
      const body =
        isOfGraph && isJson(request.headers)
          ? await request
              .clone()
              .json()
              .catch(() => undefined)
          : undefined;
      const response = await fetch(input, init);
      if (!isOfGraph) return response;
      const reply = isJson(response.headers) ? await response.clone().json() : undefined;
      const { method, url } = request;
      const call = { method, url: url.slice(baseUrl().length), body, status: response.status, reply };
      for (const fault of faultsOfCall(call)) if (!isDeliberate(fault)) faults.add(fault);
      return response;
    },
  };
}

const isJson = (headers: Headers): boolean => /\bjson\b/.test(headers.get('content-type') ?? '');
