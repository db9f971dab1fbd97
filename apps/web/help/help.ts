import { helpLanguages } from './contents.ts';
import { excerptOf, findInHelp, type HelpSection } from './find-in-help.ts';

/** What a page of the help does besides being read: the app's theme, the search, and being there without a network later. */
const root = document.documentElement;
const language = root.lang;

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const theme = kept('theme');
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

if ('door' in root.dataset) {
  location.replace(`${wantedLanguage()}/index.html`);
} else {
  openSearch();
  foldOnPhone();
  addEventListener('load', () => void keepAll());
}

/** What the person has chosen in the app, else the first language of the browser that the help speaks. */
function wantedLanguage(): string {
  const chosen = kept('language');
  const wanted = chosen === null ? navigator.languages : [chosen];
  const languages = wanted.map((locale) => locale.slice(0, 2).toLowerCase());
  return languages.find((one) => helpLanguages.some((offered) => offered === one)) ?? 'en';
}

async function readSections(): Promise<readonly HelpSection[]> {
  const response = await fetch(`/help/${language}/sections.json`);
  return response.ok ? ((await response.json()) as readonly HelpSection[]) : [];
}

function openSearch(): void {
  const box = document.querySelector('search')!;
  const input = box.querySelector('input')!;
  const found = document.querySelector<HTMLElement>('.found')!;
  let sections: Promise<readonly HelpSection[]> | undefined;
  box.hidden = false;
  const show = async () => {
    sections ??= readSections().catch(() => {
      sections = undefined;
      return [];
    });
    const wanted = input.value;
    const hits = findInHelp(await sections, wanted);
    // Somebody has typed on.
    if (wanted !== input.value) return;
    found.hidden = wanted.trim() === '';
    found.replaceChildren(...(found.hidden ? [] : resultsOf(found, hits, wanted)));
  };
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') found.querySelector('a')?.click();
    if (key !== 'Escape') return;
    input.value = '';
    void show();
  });
}

function resultsOf(found: HTMLElement, hits: readonly HelpSection[], wanted: string): readonly Element[] {
  const title = element('h2', found.dataset.found ?? '');
  if (hits.length === 0) return [title, element('p', found.dataset.nothing ?? '')];
  const list = document.createElement('ul');
  for (const hit of hits) {
    const link = element('a', hit.id === '' ? hit.guide : `${hit.guide} › ${hit.title}`) as HTMLAnchorElement;
    link.href = `${hit.page}.html${hit.id === '' ? '' : `#${hit.id}`}`;
    const item = document.createElement('li');
    item.append(link, element('span', excerptOf(hit, wanted)));
    list.append(item);
  }
  return [title, list];
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** On a phone the list of guides would stand before the guide. */
function foldOnPhone(): void {
  const guides = document.querySelector<HTMLDetailsElement>('.guides')!;
  if (matchMedia('(max-width: 760px)').matches) guides.open = false;
}

/** Asks for the rest of this language once: the service worker keeps what comes. */
async function keepAll(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const saving = (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData;
  if (saving) return;
  const response = await fetch(`/help/${language}/files.json`);
  const files = response.ok ? ((await response.json()) as readonly string[]) : [];
  for (const file of [...files, 'sections.json']) await fetch(file);
}
