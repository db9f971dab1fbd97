import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { formPreload } from './form-preload.ts';

const chunk = (
  name: string,
  imports: readonly string[],
  dynamicImports: readonly string[],
  moduleIds: string[] = [],
) => ({
  ...{ type: 'chunk', fileName: file(name), name, moduleIds },
  ...{ imports: imports.map(file), dynamicImports: dynamicImports.map(file) },
});
const file = (name: string) => `assets/${name}.js`;

const chunks = [
  chunk('public', ['runtime'], ['messages-en', 'messages-de', 'ShareScreen', 'TenantSignIn']),
  chunk('runtime', [], []),
  chunk(
    'ShareScreen',
    ['public', 'share'],
    ['messages-share-en', 'try-sending'],
    ['/web/src/screens/share/ShareScreen.tsx'],
  ),
  chunk('share', ['runtime'], ['messages-fields-en', 'messages-fields-de']),
  ...[
    'messages-en',
    'messages-de',
    'messages-share-en',
    'messages-fields-en',
    'messages-fields-de',
    'try-sending',
    'TenantSignIn',
  ].map((name) => chunk(name, [], [])),
];

function transformPage(of = chunks): string {
  const { handler } = formPreload().transformIndexHtml as unknown as {
    readonly handler: (html: string, context: object) => string;
  };
  const bundle = Object.fromEntries(of.map((one) => [one.fileName, one]));
  return handler('<head><script src="/speech.js"></script></head>', { bundle, chunk: of[0] });
}

it("preloads the code of a shared form that the page doesn't load itself, without dynamic imports", () => {
  expect(
    [...transformPage().matchAll(/modulepreload" crossorigin href="\/assets\/([\w-]+)/g)].map(([, name]) => name),
  ).toEqual([...['ShareScreen', 'share']]);
  expect(() => transformPage(chunks.slice(0, 2))).toThrow('ShareScreen.tsx');
});

it("preloads a shared form's messages in the page's language", () => {
  const attributes = [...transformPage().matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const script = readFileSync(join(import.meta.dirname, '../public/speech.js'), 'utf8');
  const fetchedIn = (language: string, dataset: object): string[] => {
    const fetched: string[] = [];
    const document = {
      currentScript: { dataset },
      documentElement: {},
      createElement: () => ({}),
      head: { append: ({ rel, href }: { rel: string; href: string }) => fetched.push(`${rel} ${href}`) },
    };
    runInNewContext(script, { document, navigator: { languages: [language] }, localStorage: { getItem: () => null } });
    return fetched;
  };
  expect(fetchedIn('de-AT', Object.fromEntries(attributes))).toEqual([
    'modulepreload /assets/messages-de.js',
    'modulepreload /assets/messages-fields-de.js',
  ]);
  expect(fetchedIn('en', Object.fromEntries(attributes))).toHaveLength(3);
  expect(fetchedIn('de', {})).toEqual([]);
});
