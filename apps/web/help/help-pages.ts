import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contents, type HelpLanguage, helpLanguages } from './contents.ts';
import type { HelpSection } from './find-in-help.ts';
import { doorPage, firstPage, guidePage } from './help-page.ts';
import { type Guide, readGuide } from './read-guide.ts';

const here = import.meta.dirname;

/** Path below `/help/` → what is there. */
type HelpFiles = ReadonlyMap<string, string | Uint8Array>;

/** Puts the help beside the app: pages, pictures and the index of the search; in development it is read when it is asked for. */
export function helpPages(): Plugin {
  return {
    name: 'help-pages',
    async generateBundle() {
      for (const [path, source] of await readHelp()) this.emitFile({ type: 'asset', fileName: `help/${path}`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use('/help', (request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0]!.slice(1);
        if (path === 'help.js') {
          request.url = '/help/help.ts';
          return next();
        }
        readHelp().then((files) => {
          const file = files.get(path);
          if (file === undefined) next();
          else response.setHeader('content-type', typeOf(path)).end(file);
        }, next);
      });
    },
  };
}

export async function readHelp(): Promise<HelpFiles> {
  const files = new Map<string, string | Uint8Array>([
    ['index.html', doorPage()],
    ['help.css', readFileSync(join(here, 'help.css'), 'utf8')],
  ]);
  for (const language of helpLanguages) {
    for (const [path, file] of await filesOf(language)) files.set(`${language}/${path}`, file);
  }
  return files;
}

async function filesOf(language: HelpLanguage): Promise<HelpFiles> {
  const guides = contents.flatMap(({ pages }) => pages.map((id) => readOne(id, language)));
  const pictures = [...new Set(guides.flatMap((guide) => guide.pictures))];
  const files = new Map<string, string | Uint8Array>([['index.html', await firstPage(guides, language)]]);
  for (const guide of guides) files.set(`${guide.id}.html`, await guidePage(guides, guide, language));
  for (const name of pictures) files.set(`pictures/${name}`, readPicture(language, name));
  const names = [...files.keys()];
  files.set('sections.json', JSON.stringify(guides.flatMap(sectionsOf)));
  files.set('files.json', JSON.stringify(names));
  return files;
}

function readOne(id: string, language: HelpLanguage): Guide {
  const source = readFileSync(join(here, 'pages', language, `${id}.md`), 'utf8');
  return readGuide({ id, source }, 'pictures', (name) => sizeOf(readPicture(language, name)));
}

const readPicture = (language: HelpLanguage, name: string): Uint8Array =>
  readFileSync(join(here, 'pictures', language, name));

/** PNG says it at a fixed place. */
function sizeOf(png: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const sectionsOf = ({ id: page, title: guide, sections }: Guide): readonly HelpSection[] =>
  sections.map(({ id, title, text }) => ({ page, guide, id, title, text }));

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
};

const typeOf = (path: string): string => types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
