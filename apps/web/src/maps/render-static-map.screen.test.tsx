import { expect, it } from 'vitest';
import { createOpenStreetMaps } from './open-street-maps.ts';
import { renderStaticMap } from './render-static-map.ts';

const place = { latitude: 51.50132, longitude: -0.02471, zoom: 15, mapTypeId: 'roadmap' } as const;
const addresses = { tiles: 'https://tile.example.com/{z}/{x}/{y}.png', attribution: '© Somebody' };

/** Responds with a tile of one color, depending on whether its column is even. */
async function square(url: string): Promise<Response> {
  const [, column] = /\/(\d+)\/\d+\.png$/.exec(url) ?? [];
  const canvas = new OffscreenCanvas(256, 256);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = Number(column) % 2 === 0 ? 'rgb(255, 0, 0)' : 'rgb(0, 0, 255)';
  pen.fillRect(0, 0, 256, 256);
  return new Response(await canvas.convertToBlob());
}

async function decodePixels(png: Uint8Array<ArrayBuffer>) {
  const picture = await createImageBitmap(new Blob([png]));
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  pen.drawImage(picture, 0, 0);
  const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data.slice(0, 3)].join();
  return { size: [picture.width, picture.height], at };
}

it('renders the tiles around a location, a pin in the center and the attribution in the corner', async () => {
  const requestedUrls: string[] = [];
  const fetch = (url: string) => {
    requestedUrls.push(url);
    return square(url);
  };
  const provider = { maps: createOpenStreetMaps(addresses, fetch as never), language: 'en', fetch: fetch as never };
  const { size, at } = await decodePixels((await renderStaticMap(place, provider))!);
  expect(size).toEqual([640, 300]);
  expect(new Set(requestedUrls).size).toBe(requestedUrls.length);
  // In Web Mercator, the location is in tile column 16381.75 at this zoom, so the left edge of the image is in the
  // middle of column 16380.
  expect([at(120, 5), at(135, 5), at(380, 5), at(390, 5)]).toEqual(['255,0,0', '0,0,255', '0,0,255', '255,0,0']);
  expect(at(320, 130)).not.toMatch(/^(255,0,0|0,0,255)$/);
  expect(at(634, 290)).not.toMatch(/^(255,0,0|0,0,255)$/);
});

it('fails if the provider rejects a request, and returns undefined if there are no maps', async () => {
  const refusing = (async () => new Response('', { status: 403 })) as never;
  const provider = { maps: createOpenStreetMaps(addresses, refusing), language: 'en', fetch: refusing };
  await expect(renderStaticMap(place, provider)).rejects.toThrow('403');
  const { tiles: _, ...without } = provider.maps;
  expect(await renderStaticMap(place, { ...provider, maps: without })).toBeUndefined();
});
