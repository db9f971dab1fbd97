import { findCallViolations } from './find-call-violations.ts';
import { isKnownViolation } from './known-violations.ts';

/** Wrapped `fetch` that checks calls of Graph, with the violations found so far. */
export interface CallWatcher {
  readonly fetch: typeof globalThis.fetch;
  /** Distinct violations of Microsoft's metadata, except the deliberate ones in `exceptions`. */
  readonly violations: ReadonlySet<string>;
}

/** Checks every call below `baseUrl` against Microsoft's metadata. */
export function watchCalls(baseUrl: () => string, fetch: typeof globalThis.fetch): CallWatcher {
  const faults = new Set<string>();
  return {
    violations: faults,
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
      for (const fault of findCallViolations(call)) if (!isKnownViolation(fault)) faults.add(fault);
      return response;
    },
  };
}

const isJson = (headers: Headers): boolean => /\bjson\b/.test(headers.get('content-type') ?? '');
