import { Failed } from '@tideform/sync';
import { afterEach, expect, it, vi } from 'vitest';
import { loadIconCatalog } from './load-icon-catalog.ts';

afterEach(() => vi.unstubAllGlobals());

const files: Readonly<Record<string, unknown>> = {
  '/icons/catalog/names.json': [['boat', ['sea']]],
  '/icons/catalog/paths.json': { boat: 'M0 0' },
};

/** Simulates the server of the icon catalog, and records the requests. */
function serve(status: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(files[address], { status });
  });
  return asked;
}

it('reports the HTTP status of a failure, retries, and does not load the icons twice', async () => {
  serve(503);
  const failure = await loadIconCatalog().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Failed);
  expect(failure).toMatchObject({ message: 'request-failed: 503' });
  const asked = serve(200);
  expect(await loadIconCatalog()).toEqual({ names: [['boat', ['sea']]], paths: { boat: 'M0 0' } });
  await loadIconCatalog();
  expect(asked).toEqual(Object.keys(files));
});
