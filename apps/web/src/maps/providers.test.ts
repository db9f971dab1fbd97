import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createGoogleMaps } from './google-maps.ts';
import { createOpenStreetMaps } from './open-street-maps.ts';

interface Asked {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

let server: Server | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

/** Starts a local map provider with responses by path; 404 for other paths. */
async function startProvider(answers: Readonly<Record<string, unknown>>) {
  const requests: Asked[] = [];
  server = createServer(async (request, response) => {
    const url = new URL(request.url!, 'http://provider.test');
    let text = '';
    for await (const part of request) text += part;
    requests.push({ method: request.method, url, headers: request.headers, body: text ? JSON.parse(text) : undefined });
    const answer = answers[url.pathname];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'no' }));
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server!.address() as AddressInfo).port}`, requests };
}

const signal = new AbortController().signal;

const park = {
  id: 'ChIJ',
  formattedAddress: '1 Riverside Quarter, London E14 9TP, UK',
  location: { latitude: 51.50132, longitude: -0.02471 },
  addressComponents: [
    { longText: 'Riverside Quarter', types: ['route'] },
    { longText: '1', types: ['street_number'] },
    { longText: 'London', types: ['postal_town'] },
    { longText: 'England', types: ['administrative_area_level_1', 'political'] },
    { longText: 'E14 9TP', types: ['postal_code'] },
    { longText: 'United Kingdom', types: ['country', 'political'] },
  ],
};

it('finds places with Google, with predictions while typing and the place on selection in one session', async () => {
  const { address, requests } = await startProvider({
    '/v1/places:autocomplete': {
      suggestions: [
        { placePrediction: { placeId: 'ChIJ', text: { text: '1 Riverside Quarter, London' } } },
        { queryPrediction: { text: { text: 'riverside restaurants' } } },
      ],
    },
    '/v1/places/ChIJ': park,
  });
  const maps = createGoogleMaps({ key: 'k', places: address, tiles: address }, fetch);
  const found = await maps.find('1 river', 'en-GB', signal);
  expect(found.map(({ id, text }) => [id, text])).toEqual([['ChIJ', '1 Riverside Quarter, London']]);
  expect(await found[0]!.place(signal)).toEqual({
    id: 'ChIJ',
    text: park.formattedAddress,
    parts: {
      address1: '1 Riverside Quarter',
      address2: '',
      city: 'London',
      state: 'England',
      zip: 'E14 9TP',
      country: 'United Kingdom',
    },
    ...park.location,
  });
  const [typed, chosen] = requests;
  expect(typed).toMatchObject({ method: 'POST', body: { input: '1 river', languageCode: 'en-GB' } });
  expect(typed!.headers['x-goog-api-key']).toBe('k');
  expect(chosen!.headers['x-goog-fieldmask']).toBe('id,formattedAddress,location,addressComponents');
  const { sessionToken } = typed!.body as { readonly sessionToken: string };
  expect(chosen!.url.searchParams.get('sessionToken')).toBe(sessionToken);
  await maps.find('another', 'en-GB', signal);
  expect((requests[2]!.body as { readonly sessionToken: string }).sessionToken).not.toBe(sessionToken);
});

it('loads Google’s tiles with a session token, and roads over satellite images for hybrid maps', async () => {
  const { address, requests } = await startProvider({
    '/v1/createSession': { session: 's', expiry: '1', tileWidth: 256 },
  });
  const addressOf = await createGoogleMaps({ key: 'k', tiles: address }, fetch).tiles!('hybrid', 'de-AT');
  expect(requests[0]!.body).toEqual({
    mapType: 'satellite',
    layerTypes: ['layerRoadmap'],
    language: 'de-AT',
    region: 'AT',
  });
  expect(addressOf({ x: 5, y: 7, zoom: 4 })).toBe(`${address}/v1/2dtiles/4/5/7?session=s&key=k`);
});

const house = {
  place_id: 4711,
  lat: '52.5170',
  lon: '13.3889',
  display_name: '1, Unter den Linden, Mitte, Berlin, 10117, Deutschland',
  address: {
    house_number: '1',
    road: 'Unter den Linden',
    suburb: 'Mitte',
    city: 'Berlin',
    postcode: '10117',
    country: 'Deutschland',
  },
};

it('finds places with Nominatim, and loads tiles from the configured URL', async () => {
  const { address, requests } = await startProvider({ '/nominatim/search': [house] });
  const maps = createOpenStreetMaps(
    { tiles: 'https://tile.test/{z}/{x}/{y}.png', search: `${address}/nominatim`, attribution: '© OSM' },
    fetch,
  );
  const [found] = await maps.find('unter den linden 1', 'de', signal);
  expect(Object.fromEntries(requests[0]!.url.searchParams)).toMatchObject({
    q: 'unter den linden 1',
    format: 'jsonv2',
    addressdetails: '1',
    'accept-language': 'de',
  });
  expect(await found!.place(signal)).toEqual({
    id: '4711',
    text: house.display_name,
    parts: {
      address1: 'Unter den Linden 1',
      address2: 'Mitte',
      city: 'Berlin',
      state: '',
      zip: '10117',
      country: 'Deutschland',
    },
    latitude: 52.517,
    longitude: 13.3889,
  });
  expect((await maps.tiles!('roadmap', 'de'))({ x: 5, y: 7, zoom: 4 })).toBe('https://tile.test/4/5/7.png');
});

it('fails if a provider rejects a request, and finds no places without a provider', async () => {
  const { address } = await startProvider({});
  const maps = createOpenStreetMaps({ tiles: '', search: address, attribution: '' }, fetch);
  await expect(maps.find('x', 'en', signal)).rejects.toThrow('404');
  await expect(createGoogleMaps({ key: 'k', tiles: address }, fetch).tiles!('roadmap', 'en')).rejects.toThrow('404');
  expect(await createOpenStreetMaps({ tiles: '', attribution: '' }, fetch).find('x', 'en', signal)).toEqual([]);
});
