import { Marked, type Token, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';

/** Help page parsed from Markdown. */
export interface Guide {
  readonly id: string;
  readonly title: string;
  /** First paragraph, as plain text. */
  readonly summary: string;
  readonly sections: readonly GuideSection[];
  readonly html: string;
  /** File names of the images on the page. */
  readonly images: readonly string[];
}

export interface GuideSection {
  /** Fragment ID of the section; `''` for the text before the first heading. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Returns the size of an image, which is reserved on the page so that the content doesn't shift when the image loads.
 */
export type GetImageSize = (name: string) => { readonly width: number; readonly height: number };

/**
 * Parses a help page from Markdown.
 *
 * @param folder URL of the folder with images
 * @throws Error if the page contains HTML, or has no title or first paragraph
 */
export function parseGuide(
  { id, source }: { readonly id: string; readonly source: string },
  folder: string,
  getImageSize: GetImageSize,
): Guide {
  const pictures: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        return `<h${depth} id="${createSectionId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const html = this.parser.parseInline(tokens);
        return tokens[0]?.type === 'image' ? `${html}\n` : `<p>${html}</p>\n`;
      },
      image({ href, text }: Tokens.Image) {
        const name = href.slice(href.lastIndexOf('/') + 1);
        const { width, height } = getImageSize(name);
        pictures.push(name);
        const size = `width="${width}" height="${height}"`;
        return `<figure><img src="${folder}/${escapeHtml(name)}" alt="${escapeHtml(text)}" ${size} loading="lazy"></figure>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const to = href.replace(/\.md(?=#|$)/, '.html');
        return `<a href="${escapeHtml(to)}">${this.parser.parseInline(tokens)}</a>`;
      },
      table(token: Tokens.Table) {
        const cells = (row: readonly Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table>\n`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag): string {
        throw new Error(`${id}: guides must not contain HTML: ${text}`);
      },
    },
  });
  const tokens = marked.lexer(source);
  const sections = splitSections(tokens, (part) => toPlainText(marked.parser(part)));
  const [lead] = sections;
  const summary = tokens.find(({ type }) => type === 'paragraph');
  if (!lead?.title || !summary) throw new Error(`${id}: a guide must begin with a title and a paragraph`);
  pictures.length = 0;
  const html = marked.parser(tokens);
  return {
    id,
    title: lead.title,
    summary: toPlainText(marked.parser([summary])),
    sections,
    html,
    images: [...pictures],
  };
}

function splitSections(tokens: readonly Token[], read: (part: Token[]) => string): readonly GuideSection[] {
  const parts: { readonly heading: Tokens.Heading; readonly body: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') parts.push({ heading: token as Tokens.Heading, body: [] });
    else parts.at(-1)?.body.push(token);
  }
  return parts.map(({ heading, body }) => ({
    id: heading.depth === 1 ? '' : createSectionId(heading.text),
    title: heading.text,
    text: read(body),
  }));
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** Converts rendered HTML to plain text. No-break spaces are kept: French uses them before `:` and `!`. */
function toPlainText(html: string): string {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? '');
  return plain
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/ ([.,:;!?)])/g, '$1')
    .trim();
}

/** Creates a section's fragment ID from its heading: `Öffnungszeiten, heute` → `offnungszeiten-heute`. */
export function createSectionId(heading: string): string {
  const plain = heading.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
