import { Parser } from 'htmlparser2';

const unseen = new Set(['style', 'script', 'title', 'head']);
const blocks = new Set(['p', 'div', 'br', 'tr', 'ul', 'ol', 'table', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** HTML as plain text, for who reads mail without: lines where blocks begin and end, `- ` before entries, addresses behind links. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  const links: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { href = '' }) {
      if (unseen.has(name)) hidden += 1;
      if (blocks.has(name)) parts.push('\n');
      if (name === 'li') parts.push('\n- ');
      if (name === 'td' || name === 'th') parts.push(' ');
      if (name === 'a') links.push(href);
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
      if (blocks.has(name) && name !== 'br') parts.push('\n');
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
