import { markPath } from '../src/shell/mark-path.ts';
import { contents, type HelpLanguage } from './contents.ts';
import { escapeHtml } from './escape-html.ts';
import { type HelpWords, helpWords } from './help.words.ts';
import type { Guide } from './read-guide.ts';

/** All guides of one language, in their order. */
export type Guides = readonly Guide[];

/** The page of one guide, whole. */
export async function guidePage(guides: Guides, guide: Guide, language: HelpLanguage): Promise<string> {
  const words = await wordsOf(language);
  const next = guides[guides.indexOf(guide) + 1];
  const places = guide.sections.filter(({ id }) => id !== '');
  const onThisPage = places.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('');
  return wholePage({
    ...{ language, words },
    name: `${guide.id}.html`,
    title: words.titleOf({ page: guide.title }),
    nav: listOfGuides(guides, words, guide.id),
    main: `<article>${guide.html}</article>${
      next ? `<p class="next"><a href="${next.id}.html">${escapeHtml(words.next({ page: next.title }))}</a></p>` : ''
    }`,
    aside: `<aside aria-labelledby="places"><h2 id="places">${words.onThisPage}</h2><ul>${onThisPage}</ul></aside>`,
  });
}

/** Where the help of one language begins. */
export async function firstPage(guides: Guides, language: HelpLanguage): Promise<string> {
  const words = await wordsOf(language);
  const cards = grouped(guides).map(({ group, guides: some }) => {
    const items = some.map(
      ({ id, title, summary }) =>
        `<li><a href="${id}.html">${escapeHtml(title)}</a><span>${escapeHtml(summary)}</span></li>`,
    );
    return `<section><h2>${words.groups[group]}</h2><ul class="cards">${items.join('')}</ul></section>`;
  });
  return wholePage({
    ...{ language, words },
    name: 'index.html',
    title: words.titleOf({ page: words.title }),
    nav: listOfGuides(guides, words),
    main: `<article><h1>${words.title}</h1><p>${words.welcome}</p>${cards.join('')}</article>`,
    aside: '',
  });
}

/** For whoever knows no language's address: the script goes on to the person's. */
export const doorPage = (): string => `<!doctype html>
<html lang="en" data-door>
${head('Tideform')}
<body><main class="door"><p><a href="en/index.html" lang="en">Help</a></p><p><a href="de/index.html" lang="de">Hilfe</a></p></main></body>
</html>
`;

const wordsOf = async (language: HelpLanguage): Promise<HelpWords> => helpWords.read({ language, locale: language });

function grouped(guides: Guides) {
  return contents.map(({ group, pages }) => ({
    group,
    guides: guides.filter(({ id }) => (pages as readonly string[]).includes(id)),
  }));
}

function listOfGuides(guides: Guides, words: HelpWords, shown?: string): string {
  const item = ({ id, title }: Guide) =>
    `<li><a href="${id}.html"${id === shown ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`;
  const groups = grouped(guides).map(
    ({ group, guides: some }) => `<h2>${words.groups[group]}</h2><ul>${some.map(item).join('')}</ul>`,
  );
  return groups.join('');
}

const head = (title: string): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icons/mark.svg">
<link rel="stylesheet" href="/help/help.css">
<script type="module" src="/help/help.js"></script>
</head>`;

interface Parts {
  readonly language: HelpLanguage;
  readonly words: HelpWords;
  /** Of its file: the other language's page has the same. */
  readonly name: string;
  readonly title: string;
  readonly nav: string;
  readonly main: string;
  readonly aside: string;
}

function wholePage({ language, words, name, title, nav, main, aside }: Parts): string {
  const other = language === 'en' ? 'de' : 'en';
  const mark = `<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${markPath}"/></svg>`;
  return `<!doctype html>
<html lang="${language}">
${head(title)}
<body>
<a class="skip" href="#content">${words.skip}</a>
<header>
<a class="brand" href="index.html">${mark}<span>Tideform</span> <span class="quiet">${words.title}</span></a>
<nav><a href="../${other}/${name}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a><a href="/">${words.open}</a></nav>
</header>
<div class="help">
<div class="side">
<search hidden><input type="search" aria-label="${words.search}" placeholder="${words.search}"></search>
<details class="guides" open><summary>${words.guides}</summary><nav aria-label="${words.guides}">${nav}</nav></details>
</div>
<main id="content" tabindex="-1">
<section class="found" data-found="${words.found}" data-nothing="${words.nothing}" aria-live="polite" hidden></section>
${main}
</main>
${aside}
</div>
</body>
</html>
`;
}
