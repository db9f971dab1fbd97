/** A part of a template: what is written, or a token such as `{{data.site}}` or `{{#if data.site}}`. */
export interface TemplatePiece {
  readonly text: string;
  readonly isToken: boolean;
}

const token = /\{\{[^{}]*\}\}/g;

/** Takes a template apart. Put together again the pieces are the same text. */
export function splitTokens(text: string): readonly TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isToken: false });
    pieces.push({ text: found, isToken: true });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isToken: false });
  return pieces;
}

/** Puts an element around each token of a text, for the editor to read. Tokens in attributes stay what they are. @param html cleaned */
export function markTokens(html: string): string {
  if (!html.includes('{{')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const node of textsIn(body)) {
    const pieces = splitTokens(node.data);
    if (pieces.some(({ isToken }) => isToken)) node.replaceWith(...pieces.map(asNode));
  }
  return body.innerHTML;
}

/** Takes away what `markTokens` and the editor put around tokens. */
export const unmarkTokens = (html: string): string => html.replace(/<span data-token="">([^<]*)<\/span>/g, '$1');

/** The tokens of HTML in their order, those in attributes too. */
export const tokensIn = (html: string): string =>
  [...html.matchAll(token)].map(([found]) => found.replace(/&(?:quot|#34);/g, '"')).join();

function textsIn(body: HTMLElement): readonly Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function asNode({ text, isToken }: TemplatePiece): Node | string {
  if (!isToken) return text;
  const element = document.createElement('span');
  element.dataset.token = '';
  element.textContent = text;
  return element;
}
