import { Node, nodeInputRule, nodePasteRule } from '@tiptap/core';

/**
 * Appearance of a template token. `value`: an answer; `block`: start or end of a condition; `unknown`: a name that
 * doesn't exist.
 */
export interface TokenAppearance {
  readonly name: string;
  readonly kind: 'value' | 'block' | 'unknown';
}

/** Returns the appearance of a token, given its source text. */
export type GetTokenAppearance = (text: string) => TokenAppearance;

/**
 * Editor node for a template token. A token can't be edited inside. Typed or pasted text in double braces becomes a
 * token.
 */
export const createTokenNode = (getAppearance: GetTokenAppearance) =>
  Node.create({
    ...{ name: 'token', group: 'inline', inline: true, atom: true },
    addAttributes: () => ({
      text: { default: '', parseHTML: (element: HTMLElement) => element.textContent, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag: 'span[data-token]' }],
    renderHTML: ({ node }) => ['span', { 'data-token': '' }, getTokenText(node.attrs)],
    renderText: ({ node }) => getTokenText(node.attrs),
    addNodeView: () => (view) => {
      const dom = document.createElement('span');
      const text = getTokenText(view.node.attrs);
      const { name, kind } = getAppearance(text);
      dom.dataset.token = kind;
      dom.textContent = name;
      dom.title = text;
      return { dom };
    },
    addInputRules() {
      return [nodeInputRule({ find: /(?<!\{)\{\{[^{}]+\}\}$/, type: this.type, getAttributes: toAttributes })];
    },
    addPasteRules() {
      return [nodePasteRule({ find: /\{\{[^{}]+\}\}/g, type: this.type, getAttributes: toAttributes })];
    },
  });

const toAttributes = ([text]: RegExpMatchArray) => ({ text });

const getTokenText = (attributes: Readonly<Record<string, unknown>>): string => String(attributes.text);
