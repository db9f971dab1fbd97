import { Parser } from 'htmlparser2';

const hiddenElements = new Set(['style', 'script', 'title', 'head']);
const blockElements = new Set([
  'p',
  'div',
  'br',
  'tr',
  'ul',
  'ol',
  'table',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** Converts HTML to plain text: one line per block, `- ` before list items, and URLs after links. */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  const links: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (hiddenElements.has(name)) hidden += 1;
      if (blockElements.has(name)) parts.push('\n');
      if (name === 'li') parts.push('\n- ');
      if (name === 'td' || name === 'th') parts.push(' ');
      if (name === 'a') links.push(href);
    },
    onclosetag(name) {
      if (hiddenElements.has(name)) hidden -= 1;
      if (blockElements.has(name) && name !== 'br') parts.push('\n');
      const href = name === 'a' ? links.pop() : undefined;
      if (href && /^https?:/i.test(href)) parts.push(` <${href}>`);
    },
    ontext(text) {
      if (hidden === 0) parts.push(text.replace(/\s+/g, ' '));
    },
  });
  parser.end(html);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
