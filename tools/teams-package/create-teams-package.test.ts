import { strFromU8, unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { createTeamsPackage, validateManifest } from './create-teams-package.ts';
import { createTeamsManifest, translations } from './manifest.ts';

const packageOptions = {
  origin: 'https://forms.example.com',
  clientId: '11111111-2222-4333-8444-555555555555',
  version: '1.0.0',
  developer: 'Example Ltd',
  scopes: ['User.Read', 'Sites.Manage.All'],
};

it('creates a package whose manifest is valid by Microsoft’s schema', () => {
  const files = unzipSync(createTeamsPackage(packageOptions));
  expect(Object.keys(files).sort()).toEqual([
    'ar.json',
    'color.png',
    'de.json',
    'fr.json',
    'manifest.json',
    'outline.png',
  ]);
  const manifest = JSON.parse(strFromU8(files['manifest.json']!));
  expect(manifest).toMatchObject({
    manifestVersion: '1.29',
    id: packageOptions.clientId,
    validDomains: ['forms.example.com'],
  });
  expect(validateManifest(manifest)).toEqual([]);
});

it.each([
  ['an invalid registration ID', { clientId: 'tideform' }, /^\/id /],
  ['a developer whose name is too long', { developer: 'x'.repeat(33) }, /^\/developer\/name /],
])('rejects %s, and names its path in the manifest', (_, wrong, place) => {
  expect(validateManifest(createTeamsManifest({ ...packageOptions, ...wrong }))).toContainEqual(
    expect.stringMatching(place),
  );
  expect(() => createTeamsPackage({ ...packageOptions, ...wrong })).toThrow('Teams would refuse this package');
});

it("adds `client=teams` to every URL, and doesn't support private channels", () => {
  const manifest = createTeamsManifest(packageOptions) as {
    readonly staticTabs: readonly { readonly contentUrl: string }[];
    readonly configurableTabs: readonly { readonly configurationUrl: string }[];
  };
  const opened = [...manifest.staticTabs.map((tab) => tab.contentUrl), manifest.configurableTabs[0]!.configurationUrl];
  for (const address of opened) expect(new URL(address).searchParams.get('client')).toBe('teams');
  expect(manifest).not.toHaveProperty('supportedChannelTypes');
});

it('keeps the texts of each language within the length limits of Teams', () => {
  for (const texts of Object.values(translations)) {
    expect(texts['name.short']!.length).toBeLessThanOrEqual(30);
    expect(texts['description.short']!.length).toBeLessThanOrEqual(80);
  }
});

it('has icons in the sizes of Teams: one in color, one white on transparent', () => {
  const files = unzipSync(createTeamsPackage(packageOptions));
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
