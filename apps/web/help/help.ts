import { helpLanguages } from './contents.ts';
import { createExcerpt, type HelpSection, searchHelp } from './search-help.ts';

/** Script of the help pages. It applies the app's theme, provides the search, and caches pages for offline use. */
const root = document.documentElement;
const language = root.lang;

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const theme = readStored('theme');
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

if ('door' in root.dataset) {
  location.replace(`${getPreferredLanguage()}/index.html`);
} else {
  openSearch();
  collapseGuidesOnPhone();
  addEventListener('load', () => void cacheAll());
}

/** Returns the language chosen in the app, otherwise the first of the browser's languages in which the help exists. */
function getPreferredLanguage(): string {
  const chosen = readStored('language');
  const wanted = chosen === null ? navigator.languages : [chosen];
  const languages = wanted.map((locale) => locale.slice(0, 2).toLowerCase());
  return languages.find((one) => helpLanguages.some((offered) => offered === one)) ?? 'en';
}

async function loadHelpSections(): Promise<readonly HelpSection[]> {
  const response = await fetch(`/help/${language}/sections.json`);
  return response.ok ? ((await response.json()) as readonly HelpSection[]) : [];
}

function openSearch(): void {
  const box = document.querySelector('search')!;
  const input = box.querySelector('input')!;
  const resultsElement = document.querySelector<HTMLElement>('.found')!;
  let sections: Promise<readonly HelpSection[]> | undefined;
  box.hidden = false;
  const show = async () => {
    sections ??= loadHelpSections().catch(() => {
      sections = undefined;
      return [];
    });
    const wanted = input.value;
    const hits = searchHelp(await sections, wanted);
    // Results are outdated if the query has changed meanwhile.
    if (wanted !== input.value) return;
    resultsElement.hidden = wanted.trim() === '';
    resultsElement.replaceChildren(...(resultsElement.hidden ? [] : renderResults(resultsElement, hits, wanted)));
  };
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') resultsElement.querySelector('a')?.click();
    if (key !== 'Escape') return;
    input.value = '';
    void show();
  });
}

function renderResults(found: HTMLElement, hits: readonly HelpSection[], wanted: string): readonly Element[] {
  const title = element('h2', found.dataset.found ?? '');
  if (hits.length === 0) return [title, element('p', found.dataset.nothing ?? '')];
  const list = document.createElement('ul');
  for (const hit of hits) {
    const link = element('a', hit.id === '' ? hit.guide : `${hit.guide} › ${hit.title}`) as HTMLAnchorElement;
    link.href = `${hit.page}.html${hit.id === '' ? '' : `#${hit.id}`}`;
    const item = document.createElement('li');
    item.append(link, element('span', createExcerpt(hit, wanted)));
    list.append(item);
  }
  return [title, list];
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}

/** Closes the list of guides on phones, where it would cover the guide. */
function collapseGuidesOnPhone(): void {
  const guides = document.querySelector<HTMLDetailsElement>('.guides')!;
  if (matchMedia('(max-width: 760px)').matches) guides.open = false;
}

/** Requests the remaining files of the page's language once, so that the service worker caches them. */
async function cacheAll(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const saving = (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData;
  if (saving) return;
  const response = await fetch(`/help/${language}/files.json`);
  const files = response.ok ? ((await response.json()) as readonly string[]) : [];
  for (const file of [...files, 'sections.json']) await fetch(file);
}
