import { strFromU8, unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { faultsOf, makePackage } from './make-package.ts';
import { teamsManifest, translations } from './manifest.ts';

const ask = {
  origin: 'https://forms.example.com',
  clientId: '11111111-2222-4333-8444-555555555555',
  version: '1.0.0',
  developer: 'Example Ltd',
  scopes: ['User.Read', 'Sites.Manage.All'],
};

it('makes a package whose manifest is as Microsoft’s schema wants it', () => {
  const files = unzipSync(makePackage(ask));
  expect(Object.keys(files).sort()).toEqual([
    'ar.json',
    'color.png',
    'de.json',
    'fr.json',
    'manifest.json',
    'outline.png',
  ]);
  const manifest = JSON.parse(strFromU8(files['manifest.json']!));
  expect(manifest).toMatchObject({ manifestVersion: '1.29', id: ask.clientId, validDomains: ['forms.example.com'] });
  expect(faultsOf(manifest)).toEqual([]);
});

it.each([
  ['a registration that is none', { clientId: 'tideform' }, /^\/id /],
  ['a developer whose name is too long', { developer: 'x'.repeat(33) }, /^\/developer\/name /],
])('refuses %s, and says where', (_, wrong, place) => {
  expect(faultsOf(teamsManifest({ ...ask, ...wrong }))).toContainEqual(expect.stringMatching(place));
  expect(() => makePackage({ ...ask, ...wrong })).toThrow('Teams would refuse this package');
});

it('says in every address that Teams opens it, and installs into no private channel', () => {
  const manifest = teamsManifest(ask) as {
    readonly staticTabs: readonly { readonly contentUrl: string }[];
    readonly configurableTabs: readonly { readonly configurationUrl: string }[];
  };
  const opened = [...manifest.staticTabs.map((tab) => tab.contentUrl), manifest.configurableTabs[0]!.configurationUrl];
  for (const address of opened) expect(new URL(address).searchParams.get('client')).toBe('teams');
  expect(manifest).not.toHaveProperty('supportedChannelTypes');
});

it('has texts that Teams has room for, in each language', () => {
  for (const said of Object.values(translations)) {
    expect(said['name.short']!.length).toBeLessThanOrEqual(30);
    expect(said['description.short']!.length).toBeLessThanOrEqual(80);
  }
});

it('has icons of the sizes of Teams: one in colour, one white on nothing', () => {
  const files = unzipSync(makePackage(ask));
  const [color, outline] = [
    PNG.sync.read(Buffer.from(files['color.png']!)),
    PNG.sync.read(Buffer.from(files['outline.png']!)),
  ];
  expect([color.width, color.height, outline.width, outline.height]).toEqual([192, 192, 32, 32]);
  const pixels = Array.from({ length: 32 * 32 }, (_, at) => [...outline.data.subarray(at * 4, at * 4 + 4)]);
  expect(
    pixels.every(([red, green, blue, alpha]) => alpha === 0 || (red === 255 && green === 255 && blue === 255)),
  ).toBe(true);
  expect(pixels.some(([, , , alpha]) => alpha === 255)).toBe(true);
  expect(pixels[0]).toEqual([0, 0, 0, 0]);
});
