import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { codeAhead } from './code-ahead.ts';

const chunk = (fileName: string, imports: readonly string[], moduleIds: readonly string[] = []) => ({
  ...{ type: 'chunk', fileName, imports, moduleIds },
});

const chunks = [
  chunk('assets/index.js', ['assets/page.js']),
  chunk('assets/page.js', []),
  chunk('assets/app.js', ['assets/page.js', 'assets/shared.js'], ['/web/src/SignedIn.tsx']),
  chunk('assets/shared.js', ['assets/app.js']),
  chunk('assets/list.js', ['assets/shared.js', 'assets/card.js'], ['/web/src/screens/forms/FormsScreen.tsx']),
  chunk('assets/card.js', ['assets/page.js']),
];

/** The page as a build of these chunks writes it. */
function built(html: string, of = chunks): string {
  const { handler } = codeAhead().transformIndexHtml as unknown as {
    readonly handler: (html: string, context: object) => string;
  };
  return handler(html, { bundle: Object.fromEntries(of.map((one) => [one.fileName, one])), chunk: of[0] });
}

const page = built('<script src="/ahead.js" async></script>');

it('lists what the page does not bring itself, each file once', () => {
  expect(page).toContain('data-app="/assets/app.js /assets/shared.js"');
  expect(page).toContain('data-list="/assets/list.js /assets/card.js"');
});

it('leaves a page without that script alone, and fails when the app has moved', () => {
  expect(built('<script src="/speech.js"></script>')).toBe('<script src="/speech.js"></script>');
  expect(() => built('<script src="/ahead.js" async></script>', chunks.slice(0, 2))).toThrow('SignedIn.tsx');
});

const script = readFileSync(join(import.meta.dirname, '../public/ahead.js'), 'utf8');
const listed = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(page)?.[1];

function fetchedAt(pathname: string, lastAccount: string | null): string[] {
  const fetched: string[] = [];
  const document = {
    currentScript: { dataset: { app: listed('app'), list: listed('list') } },
    createElement: () => ({}),
    head: { append: ({ rel, href }: { rel: string; href: string }) => fetched.push(`${rel} ${href}`) },
  };
  runInNewContext(script, { document, location: { pathname }, localStorage: { getItem: () => lastAccount } });
  return fetched.map((one) => one.replace('modulepreload /assets/', ''));
}

it.each(['/', '/teams', '/teams/1', '/teams/1/forms', '/teams/1/forms/'])('fetches the list ahead at %s', (path) => {
  expect(fetchedAt(path, '{}')).toEqual(['app.js', 'shared.js', 'list.js', 'card.js']);
});

it('fetches no list where another screen is drawn, and nothing for who is to sign in first', () => {
  expect(fetchedAt('/teams/1/forms/2/response/3', '{}')).toEqual(['app.js', 'shared.js']);
  expect(fetchedAt('/', null)).toEqual([]);
});
