import { computeComponentCost } from '@tideform/engine';
import { Editor } from '@tiptap/core';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { joinTokens, markTokens, removeTokenMarks } from '../tokens/token-text.ts';
import { createTemplateExtensions, richTextExtensions } from './create-rich-editor.ts';

/** Maps elements to equivalent elements that the editor uses instead. */
const equivalentElements: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', DEL: 'S', STRIKE: 'S' };
const ignoredElements = new Set(['P', 'DIV', 'SPAN', 'TBODY', 'COLGROUP', 'COL', 'BR']);

/**
 * Returns whether the rich text editor preserves all elements of an HTML text. Texts over the size limits aren't
 * checked and count as not preserved.
 */
export function isHtmlPreserved(html: string): boolean {
  if (isTooLarge(html)) return false;
  const cleaned = sanitizeHtml(html, '');
  const editor = new Editor({ element: null, injectCSS: false, extensions: richTextExtensions, content: cleaned });
  const preservedHtml = listElements(editor.getHTML());
  editor.destroy();
  return listElements(cleaned) === preservedHtml;
}

/** Returns whether the template editor preserves all elements of an HTML text, and all its tokens in their order. */
export function isTemplatePreserved(html: string): boolean {
  if (isTooLarge(html)) return false;
  const cleaned = sanitizeHtml(html, '');
  const extensions = createTemplateExtensions((name) => ({ name, kind: 'value' }));
  const editor = new Editor({ element: null, injectCSS: false, extensions, content: markTokens(cleaned) });
  const preservedHtml = removeTokenMarks(editor.getHTML());
  editor.destroy();
  return listElements(cleaned) === listElements(preservedHtml) && joinTokens(html) === joinTokens(preservedHtml);
}

const isTooLarge = (html: string): boolean => computeComponentCost({ type: '', html }).exceededLimits.length > 0;

function listElements(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const names = [...body.querySelectorAll('*')].map(({ tagName }) => equivalentElements[tagName] ?? tagName);
  return names
    .filter((name) => !ignoredElements.has(name))
    .sort()
    .join();
}
