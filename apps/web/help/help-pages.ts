import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contents, type HelpLanguage, helpLanguages } from './contents.ts';
import { renderGuidePage, renderRedirectPage, renderStartPage } from './help-page.ts';
import { type Guide, parseGuide } from './parse-guide.ts';
import type { HelpSection } from './search-help.ts';

const folder = import.meta.dirname;

/** Maps the path of each file below `/help/` to its content. */
type HelpFiles = ReadonlyMap<string, string | Uint8Array>;

/**
 * Adds the help to the app: pages, images and the search index. In development, these are generated for each request.
 */
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
          else response.setHeader('content-type', getContentType(path)).end(file);
        }, next);
      });
    },
  };
}

export async function readHelp(): Promise<HelpFiles> {
  const files = new Map<string, string | Uint8Array>([
    ['index.html', renderRedirectPage()],
    ['help.css', readFileSync(join(folder, 'help.css'), 'utf8')],
  ]);
  for (const language of helpLanguages) {
    for (const [path, file] of await createFiles(language)) files.set(`${language}/${path}`, file);
  }
  return files;
}

async function createFiles(language: HelpLanguage): Promise<HelpFiles> {
  const guides = contents.flatMap(({ pages }) => pages.map((id) => readGuideFile(id, language)));
  const pictures = [...new Set(guides.flatMap((guide) => guide.images))];
  const files = new Map<string, string | Uint8Array>([['index.html', await renderStartPage(guides, language)]]);
  for (const guide of guides) files.set(`${guide.id}.html`, await renderGuidePage(guides, guide, language));
  for (const name of pictures) files.set(`pictures/${name}`, readPicture(language, name));
  const names = [...files.keys()];
  files.set('sections.json', JSON.stringify(guides.flatMap(toSections)));
  files.set('files.json', JSON.stringify(names));
  return files;
}

function readGuideFile(id: string, language: HelpLanguage): Guide {
  const source = readFileSync(join(folder, 'pages', language, `${id}.md`), 'utf8');
  return parseGuide({ id, source }, 'pictures', (name) => readPngSize(readPicture(language, name)));
}

const readPicture = (language: HelpLanguage, name: string): Uint8Array =>
  readFileSync(join(folder, 'pictures', language, name));

/** Reads width and height at their fixed offset in a PNG file. */
function readPngSize(png: Uint8Array): { readonly width: number; readonly height: number } {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

const toSections = ({ id: page, title: guide, sections }: Guide): readonly HelpSection[] =>
  sections.map(({ id, title, text }) => ({ page, guide, id, title, text }));

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
};

const getContentType = (path: string): string =>
  types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
