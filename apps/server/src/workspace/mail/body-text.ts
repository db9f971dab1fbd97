import { Parser } from 'htmlparser2';
import type { StoredMessage } from './mail.ts';

const hiddenElements = ['style', 'script', 'title', 'head'];

/**
 * Returns the beginning of a message as plain text.
 * @param length maximum characters
 */
export function getPreview({ body }: StoredMessage, length = 255): string {
  const text = body === undefined ? '' : isHtml(body) ? extractText(body.content) : body.content;
  return text.replace(/\s+/g, ' ').trim().slice(0, length);
}

export function isHtml(body: StoredMessage['body']): boolean {
  return body?.contentType.toLowerCase() === 'html';
}

function extractText(markup: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (hiddenElements.includes(name)) hidden++;
      else parts.push(' ');
    },
    onclosetag: (name) => {
      if (hiddenElements.includes(name)) hidden--;
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(text);
    },
  });
  parser.end(markup);
  return parts.join('');
}
