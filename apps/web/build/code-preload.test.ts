import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { codePreload } from './code-preload.ts';

const chunk = (
  fileName: string,
  imports: readonly string[],
  moduleIds: readonly string[] = [],
  later: string[] = [],
) => ({
  ...{ type: 'chunk', fileName, name: fileName.slice(7, -3), imports, moduleIds, dynamicImports: later },
});

const later = (...names: string[]) => names.map((name) => `assets/${name}.js`);

const chunks = [
  chunk('assets/index.js', ['assets/page.js']),
  chunk('assets/page.js', []),
  chunk(
    'assets/app.js',
    ['assets/page.js', 'assets/shared.js'],
    ['/web/src/SignedIn.tsx'],
    [...later('messages-app-en', 'messages-app-de', 'dialog')],
  ),
  chunk('assets/shared.js', ['assets/app.js']),
  chunk(
    'assets/list.js',
    ['assets/shared.js', 'assets/card.js'],
    ['/web/src/screens/forms/FormsScreen.tsx'],
    [...later('messages-forms-en', 'messages-forms-de', 'messages-app-en')],
  ),
  chunk('assets/card.js', ['assets/page.js']),
  ...later('messages-app-en', 'messages-app-de', 'messages-forms-en', 'messages-forms-de', 'dialog').map((file) =>
    chunk(file, []),
  ),
];

/** Returns the HTML of a page built from `of`, by default all chunks above. */
function transformPage(html: string, of = chunks): string {
  const { handler } = codePreload().transformIndexHtml as unknown as {
    readonly handler: (html: string, context: object) => string;
  };
  return handler(html, { bundle: Object.fromEntries(of.map((one) => [one.fileName, one])), chunk: of[0] });
}

const page = transformPage('<script src="/ahead.js" async></script>');

it('lists each file once, without files that the page loads itself', () => {
  expect(page).toContain('data-app="/assets/app.js /assets/shared.js"');
  expect(page).toContain('data-list="/assets/list.js /assets/card.js"');
});

it('lists the message files of the preloaded code by language, each file once', () => {
  expect(page).toContain('data-app-messages-en="/assets/messages-app-en.js"');
  expect(page).toContain('data-list-messages-de="/assets/messages-forms-de.js"');
  expect(page).toContain('data-list-messages-en="/assets/messages-forms-en.js"');
});

it("leaves a page without ahead.js unchanged, and fails if SignedIn.tsx isn't in the build", () => {
  expect(transformPage('<script src="/speech.js"></script>')).toBe('<script src="/speech.js"></script>');
  expect(() => transformPage('<script src="/ahead.js" async></script>', chunks.slice(0, 2))).toThrow('SignedIn.tsx');
});

const script = readFileSync(join(import.meta.dirname, '../public/ahead.js'), 'utf8');

/** The `data-` attributes of the page's script, as the browser's `dataset`. */
const dataset = Object.fromEntries(
  [...page.matchAll(/data-([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
    name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]),
);

function listPreloadedFiles(pathname: string, lastAccount: string | null, lang = 'en'): string[] {
  const fetched: string[] = [];
  const document = {
    currentScript: { dataset },
    documentElement: { lang },
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => fetched.push(`${rel} ${href}`) },
  };
  runInNewContext(script, { document, location: { pathname }, localStorage: { getItem: () => lastAccount } });
  return fetched.map((one) => one.replace('modulepreload /assets/', ''));
}

it.each(['/', '/teams', '/teams/1', '/teams/1/forms', '/teams/1/forms/'])('preloads the form list at %s', (path) => {
  expect(listPreloadedFiles(path, '{}')).toEqual([
    ...['app.js', 'shared.js', 'messages-app-en.js', 'list.js', 'card.js', 'messages-forms-en.js'],
  ]);
});

it('preloads the list of forms only for its screen, and nothing for users who must sign in first', () => {
  expect(listPreloadedFiles('/teams/1/forms/2/response/3', '{}')).toEqual([
    'app.js',
    'shared.js',
    'messages-app-en.js',
  ]);
  expect(listPreloadedFiles('/', null)).toEqual([]);
});

it("preloads messages in the page's language, if there are any", () => {
  expect(listPreloadedFiles('/device', '{}', 'de')).toEqual(['app.js', 'shared.js', 'messages-app-de.js']);
  expect(listPreloadedFiles('/device', '{}', 'ar')).toEqual(['app.js', 'shared.js']);
});
