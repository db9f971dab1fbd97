import { expect, it } from 'vitest';
import { devServerPages } from './dev-server-pages.ts';

type Middleware = (request: { url?: string }, reply: unknown, next: () => void) => void;

/** Returns the path that Vite's development server serves for a URL. */
function getServedPath(url: string): string {
  const uses: Middleware[] = [];
  const { configureServer } = devServerPages() as unknown as { configureServer(server: object): void };
  configureServer({ middlewares: { use: (one: Middleware) => uses.push(one) } });
  const request = { url };
  let nextCalls = 0;
  uses[0]!(request, undefined, () => {
    nextCalls += 1;
  });
  expect(nextCalls).toBe(1);
  return request.url;
}

it.each([
  ['/form/abc?x=1', '/public.html'],
  ['/teams/team1/forms', '/teams/team1/forms'],
  ['/src/main.tsx', '/src/main.tsx'],
])('serves the same page for %s in development as the server', (url, page) => {
  expect(getServedPath(url)).toBe(page);
});
