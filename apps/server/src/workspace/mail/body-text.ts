import { Parser } from 'htmlparser2';
import type { Letter } from './mail.ts';

const unseen = ['style', 'script', 'title', 'head'];

/** The first words of a message, without markup. */
export function previewOf({ body }: Letter, length = 255): string {
  const text = body === undefined ? '' : isHtml(body) ? textOf(body.content) : body.content;
  return text.replace(/\s+/g, ' ').trim().slice(0, length);
}

export function isHtml(body: Letter['body']): boolean {
  return body?.contentType.toLowerCase() === 'html';
}

function textOf(markup: string): string {
  const parts: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (unseen.includes(name)) hidden++;
      else parts.push(' ');
    },
    onclosetag: (name) => {
      if (unseen.includes(name)) hidden--;
    },
    ontext: (text) => {
      if (hidden === 0) parts.push(text);
    },
  });
  parser.end(markup);
  return parts.join('');
}
