import { findCallViolations } from './find-call-violations.ts';

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

/** Deliberate deviations from the published metadata, with their reasons. */
export const knownViolations: readonly (readonly [fault: RegExp, why: string])[] = [
  [
    /: (identity\.email|sharePointIdentity\.email|identitySet\.group) isn't described$/,
    'These types are open. Examples of driveItem have `user.email`, those of drive an owner that is a `group`.',
  ],
  [
    /^create(Child)?UploadSession: has no parameter deferCommit$/,
    'The page of createUploadSession has it in the body, beside `item`.',
  ],
  [
    /: \$filter names (list\.Name|listItem\.Fields)$/,
    'The conformance suite asks in another case, as programs do; SharePoint takes names of properties in any.',
  ],
];

export const isKnownViolation = (fault: string): boolean => knownViolations.some(([pattern]) => pattern.test(fault));
