import { FailureError } from '@tideform/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { loadIconCatalog } from './load-icon-catalog.ts';

afterEach(() => vi.unstubAllGlobals());

const files: Readonly<Record<string, unknown>> = {
  '/icons/catalog/names.json': [['boat', ['sea']]],
  '/icons/catalog/paths.json': { boat: 'M0 0' },
};

/** Simulates the server of the icon catalog, and records the requests. */
function serve(status: number) {
  const requestedUrls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requestedUrls.push(address);
    return Response.json(files[address], { status });
  });
  return requestedUrls;
}

it('reports the HTTP status of a failure, retries, and does not load the icons twice', async () => {
  serve(503);
  const failure = await loadIconCatalog().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(FailureError);
  expect(failure).toMatchObject({ message: 'request-failed: 503' });
  const requestedUrls = serve(200);
  expect(await loadIconCatalog()).toEqual({ names: [['boat', ['sea']]], paths: { boat: 'M0 0' } });
  await loadIconCatalog();
  expect(requestedUrls).toEqual(Object.keys(files));
});
