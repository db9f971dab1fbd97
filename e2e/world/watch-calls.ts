import type { BrowserContext, Request } from '@playwright/test';

/** Requests of all pages and workers of a browser context to Graph and to the sign-in. */
export interface CallWatch {
  /** Graph requests without queries, in the order of their responses: `GET /me 401`. */
  listGraphRequests(): readonly string[];
  /** Bodies of requests to the token endpoint. */
  readonly tokenRequests: readonly URLSearchParams[];
  /** Query parameters of requests to the authorization endpoint. */
  readonly signIns: readonly URLSearchParams[];
  clear(): void;
}

export function watchCalls(context: BrowserContext): CallWatch {
  const answered: string[] = [];
  const tokenRequests: URLSearchParams[] = [];
  const signIns: URLSearchParams[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/v1.0/')) return;
    answered.push(`${response.request().method()} ${pathname.slice('/v1.0'.length)} ${response.status()}`);
  });
  context.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/identity/token') tokenRequests.push(new URLSearchParams(request.postData() ?? ''));
    if (pathname === '/identity/auth') signIns.push(searchParams);
  });
  return {
    listGraphRequests: () => answered,
    tokenRequests,
    signIns,
    clear() {
      answered.length = 0;
      tokenRequests.length = 0;
      signIns.length = 0;
    },
  };
}
