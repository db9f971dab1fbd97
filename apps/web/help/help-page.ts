import { getLanguageName } from '@tideform/i18n';
import { logoPath } from '../src/shell/logo-path.ts';
import { contents, type HelpLanguage, helpLanguages } from './contents.ts';
import { escapeHtml } from './escape-html.ts';
import { type HelpMessages, helpMessages } from './help.messages.ts';
import type { Guide } from './parse-guide.ts';

/** Help pages of one language, in order. */
export type Guides = readonly Guide[];

/** Renders the HTML of one help page. */
export async function renderGuidePage(guides: Guides, guide: Guide, language: HelpLanguage): Promise<string> {
  const messages = await loadMessages(language);
  const next = guides[guides.indexOf(guide) + 1];
  const sections = guide.sections.filter(({ id }) => id !== '');
  const onThisPage = sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('');
  return renderPage({
    ...{ language, messages },
    name: `${guide.id}.html`,
    title: messages.titleOf({ page: guide.title }),
    nav: renderGuideList(guides, messages, guide.id),
    main: `<article>${guide.html}</article>${
      next ? `<p class="next"><a href="${next.id}.html">${escapeHtml(messages.next({ page: next.title }))}</a></p>` : ''
    }`,
    aside: `<aside aria-labelledby="places"><h2 id="places">${messages.onThisPage}</h2><ul>${onThisPage}</ul></aside>`,
  });
}

/** Renders the HTML of the start page in one language. */
export async function renderStartPage(guides: Guides, language: HelpLanguage): Promise<string> {
  const messages = await loadMessages(language);
  const cards = groupGuides(guides).map(({ group, guides: some }) => {
    const items = some.map(
      ({ id, title, summary }) =>
        `<li><a href="${id}.html">${escapeHtml(title)}</a><span>${escapeHtml(summary)}</span></li>`,
    );
    return `<section><h2>${messages.groups[group]}</h2><ul class="cards">${items.join('')}</ul></section>`;
  });
  return renderPage({
    ...{ language, messages },
    name: 'index.html',
    title: messages.titleOf({ page: messages.title }),
    nav: renderGuideList(guides, messages),
    main: `<article><h1>${messages.title}</h1><p>${messages.welcome}</p>${cards.join('')}</article>`,
    aside: '',
  });
}

/** Renders the HTML of the page that redirects to the user's language. */
export const renderRedirectPage = (): string => `<!doctype html>
<html lang="en" data-door>
${renderHead('Tideform')}
<body><main class="door"><p><a href="en/index.html" lang="en">Help</a></p><p><a href="de/index.html" lang="de">Hilfe</a></p><p><a href="fr/index.html" lang="fr">Aide</a></p></main></body>
</html>
`;

const loadMessages = async (language: HelpLanguage): Promise<HelpMessages> =>
  helpMessages.read({ language, locale: language });

function groupGuides(guides: Guides) {
  return contents.map(({ group, pages }) => ({
    group,
    guides: guides.filter(({ id }) => (pages as readonly string[]).includes(id)),
  }));
}

function renderGuideList(guides: Guides, messages: HelpMessages, shown?: string): string {
  const item = ({ id, title }: Guide) =>
    `<li><a href="${id}.html"${id === shown ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`;
  const groups = groupGuides(guides).map(
    ({ group, guides: some }) => `<h2>${messages.groups[group]}</h2><ul>${some.map(item).join('')}</ul>`,
  );
  return groups.join('');
}

const renderHead = (title: string): string => `<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icons/mark.svg">
<link rel="stylesheet" href="/help/help.css">
<script type="module" src="/help/help.js"></script>
</head>`;

interface PageParts {
  readonly language: HelpLanguage;
  readonly messages: HelpMessages;
  /** File name of the page, which is the same in all languages. */
  readonly name: string;
  readonly title: string;
  readonly nav: string;
  readonly main: string;
  readonly aside: string;
}

function renderPage({ language, messages, name, title, nav, main, aside }: PageParts): string {
  const others = helpLanguages.filter((one) => one !== language);
  const translations = others.map(
    (other) => `<a href="../${other}/${name}" hreflang="${other}" lang="${other}">${getLanguageName(other)}</a>`,
  );
  const mark = `<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${logoPath}"/></svg>`;
  return `<!doctype html>
<html lang="${language}">
${renderHead(title)}
<body>
<a class="skip" href="#content">${messages.skip}</a>
<header>
<a class="brand" href="index.html">${mark}<span>Tideform</span> <span class="quiet">${messages.title}</span></a>
<nav>${translations.join('')}<a href="/">${messages.open}</a></nav>
</header>
<div class="help">
<div class="side">
<search hidden><input type="search" aria-label="${messages.search}" placeholder="${messages.search}"></search>
<details class="guides" open><summary>${messages.guides}</summary><nav aria-label="${messages.guides}">${nav}</nav></details>
</div>
<main id="content" tabindex="-1">
<section class="found" data-found="${messages.found}" data-nothing="${messages.nothing}" aria-live="polite" hidden></section>
${main}
</main>
${aside}
</div>
</body>
</html>
`;
}
