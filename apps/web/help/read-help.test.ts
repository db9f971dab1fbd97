import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { contents, helpLanguages } from './contents.ts';
import { readHelp } from './help-pages.ts';
import { parseGuide } from './parse-guide.ts';
import { type HelpSection, searchHelp } from './search-help.ts';

const files = await readHelp();
const text = (path: string) => files.get(path) as string;
const ids = contents.flatMap(({ pages }) => pages as readonly string[]);
const pages = [...files.keys()].filter((path) => path.endsWith('.html'));
const opened = new Map(pages.map((path) => [path, new JSDOM(text(path)).window.document]));

it('has the same sections and images in each language', () => {
  for (const language of helpLanguages) {
    const linkUrl = readdirSync(join(import.meta.dirname, 'pages', language)).filter((name) => name.endsWith('.md'));
    expect(linkUrl.sort()).toEqual(ids.map((id) => `${id}.md`).sort());
  }
  const shape = (language: string, id: string) =>
    [...opened.get(`${language}/${id}.html`)!.querySelectorAll('article > *')].map(
      (part) => `${part.localName} ${part.querySelector('img')?.getAttribute('src') ?? part.children.length}`,
    );
  const different = helpLanguages.flatMap((language) =>
    ids
      .filter((id) => shape('en', id).filter(isHeld).join() !== shape(language, id).filter(isHeld).join())
      .map((id) => `${language}/${id}`),
  );
  expect(different).toEqual([]);
});

/**
 * Returns whether an element must be the same in all languages. Paragraphs needn't be, because their number of
 * formatted texts may differ.
 */
const isHeld = (part: string) => !part.startsWith('p ');

it('has no broken links', () => {
  const broken = pages.flatMap((path) => {
    const document = opened.get(path)!;
    const links = [...document.querySelectorAll('a[href], link[href], img[src], script[src]')];
    return links.flatMap((link) => {
      const linkUrl = link.getAttribute('href') ?? link.getAttribute('src')!;
      const { pathname, hash } = new URL(linkUrl, `https://forms.example.com/help/${path}`);
      const to = pathname.replace('/help/', '');
      const isThere = !pathname.startsWith('/help/') || to === 'help.js' || files.has(to);
      const hasTarget = hash === '' || opened.get(to)?.getElementById(hash.slice(1)) !== null;
      return isThere && hasTarget ? [] : [`${path}: ${linkUrl}`];
    });
  });
  expect(broken).toEqual([]);
});

it('has no inline code that the content security policy would block', () => {
  const refused = pages.filter((path) =>
    opened.get(path)!.querySelector('style, script:not([src]), [style], [onclick]'),
  );
  expect(refused).toEqual([]);
});

it('describes every image', () => {
  const unsaid = pages.filter((path) => opened.get(path)!.querySelector('img:not([alt]), img[alt=""]'));
  expect(unsaid).toEqual([]);
});

it('lists existing files to cache, including all pages', () => {
  for (const language of helpLanguages) {
    const fileList = JSON.parse(text(`${language}/files.json`)) as string[];
    expect(fileList.filter((name) => !files.has(`${language}/${name}`))).toEqual([]);
    expect(fileList).toEqual(expect.arrayContaining(['index.html', ...ids.map((id) => `${id}.html`)]));
  }
});

it('finds help pages by typical searches', () => {
  const find = (language: string, wanted: string) =>
    searchHelp(JSON.parse(text(`${language}/sections.json`)) as HelpSection[], wanted).map(({ page }) => page);
  expect(find('en', 'back up')[0]).toBe('keep-it-running');
  expect(find('en', 'Submit')).toContain('answer-a-form');
  expect(find('en', 'offline')).toContain('work-offline');
  expect(find('de', 'verfugbarkeit')[0]).toBe('share-a-form');
  expect(find('fr', 'sauvegarde')[0]).toBe('keep-it-running');
  expect(find('de', 'LOESCHEN xyz')).toEqual([]);
  expect(find('en', '  ')).toEqual([]);
});

it('rejects HTML and missing titles in a guide', () => {
  const sizeOf = () => ({ width: 1, height: 1 });
  const read = (source: string) => parseGuide({ id: 'one', source }, 'pictures', sizeOf);
  expect(() => read('# One\n\nText <b>bold</b>.\n')).toThrow('must not contain HTML');
  expect(() => read('Text.\n')).toThrow('must begin with a title');
  const { html, sections } = read('# A & B\n\nSaid *so*: `1 < 2`.\n\n## Öffnen, heute\n\n[There](two.md#x)\n');
  expect(html).toContain('<h2 id="offnen-heute">');
  expect(html).toContain('href="two.html#x"');
  expect(sections).toEqual([
    { id: '', title: 'A & B', text: 'Said so: 1 < 2.' },
    { id: 'offnen-heute', title: 'Öffnen, heute', text: 'There' },
  ]);
});
