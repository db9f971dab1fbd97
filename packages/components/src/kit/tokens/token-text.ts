/** Part of a template: plain text, or a token such as `{{data.site}}` or `{{#if data.site}}`. */
export interface TemplateSegment {
  readonly text: string;
  readonly isToken: boolean;
}

const tokenPattern = /\{\{[^{}]*\}\}/g;

/** Splits a template into plain text and tokens. Joining the parts returns the same template. */
export function splitTokens(text: string): readonly TemplateSegment[] {
  const segments: TemplateSegment[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(tokenPattern)) {
    if (index > from) segments.push({ text: text.slice(from, index), isToken: false });
    segments.push({ text: found, isToken: true });
    from = index + found.length;
  }
  if (from < text.length) segments.push({ text: text.slice(from), isToken: false });
  return segments;
}

/**
 * Wraps each token in the text of HTML with an element for the editor. Tokens in attributes stay unchanged.
 * @param html sanitized HTML
 */
export function markTokens(html: string): string {
  if (!html.includes('{{')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const node of findTextNodes(body)) {
    const segments = splitTokens(node.data);
    if (segments.some(({ isToken }) => isToken)) node.replaceWith(...segments.map(toTokenElement));
  }
  return body.innerHTML;
}

/** Removes the elements that `markTokens` and the editor add around tokens. */
export const removeTokenMarks = (html: string): string => html.replace(/<span data-token="">([^<]*)<\/span>/g, '$1');

/** Returns the tokens of HTML in order, including those in attributes. */
export const joinTokens = (html: string): string =>
  [...html.matchAll(tokenPattern)].map(([found]) => found.replace(/&(?:quot|#34);/g, '"')).join();

function findTextNodes(body: HTMLElement): readonly Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function toTokenElement({ text, isToken }: TemplateSegment): Node | string {
  if (!isToken) return text;
  const element = document.createElement('span');
  element.dataset.token = '';
  element.textContent = text;
  return element;
}
