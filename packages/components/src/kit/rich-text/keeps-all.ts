import { weighComponent } from '@tideform/engine';
import { Editor } from '@tiptap/core';
import { cleanHtml } from '../html/clean-html.ts';
import { markTokens, tokensIn, unmarkTokens } from '../tokens/token-text.ts';
import { richExtensions, templateExtensions } from './open-rich-editor.ts';

/** What stands for the same, or comes and goes by itself. */
const alike: Readonly<Record<string, string>> = { B: 'STRONG', I: 'EM', DEL: 'S', STRIKE: 'S' };
const ofNoMatter = new Set(['P', 'DIV', 'SPAN', 'TBODY', 'COLGROUP', 'COL', 'BR']);

/** Whether the editor keeps all that is drawn of a text: no element gets lost in it. It opens no text over the limits. */
export function keepsAll(html: string): boolean {
  if (isTooMuch(html)) return false;
  const cleaned = cleanHtml(html, '');
  const editor = new Editor({ element: null, injectCSS: false, extensions: richExtensions, content: cleaned });
  const kept = namesIn(editor.getHTML());
  editor.destroy();
  return namesIn(cleaned) === kept;
}

/** Whether the editor of templates does, and all tokens stay where they are. */
export function keepsTemplate(html: string): boolean {
  if (isTooMuch(html)) return false;
  const cleaned = cleanHtml(html, '');
  const extensions = templateExtensions((name) => ({ name, kind: 'value' }));
  const editor = new Editor({ element: null, injectCSS: false, extensions, content: markTokens(cleaned) });
  const kept = unmarkTokens(editor.getHTML());
  editor.destroy();
  return namesIn(cleaned) === namesIn(kept) && tokensIn(html) === tokensIn(kept);
}

const isTooMuch = (html: string): boolean => weighComponent({ type: '', html }).excesses.length > 0;

function namesIn(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const names = [...body.querySelectorAll('*')].map(({ tagName }) => alike[tagName] ?? tagName);
  return names
    .filter((name) => !ofNoMatter.has(name))
    .sort()
    .join();
}
