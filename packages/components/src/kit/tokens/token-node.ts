import { Node, nodeInputRule, nodePasteRule } from '@tiptap/core';

/** What a token is drawn as. `value`: an answer; `block`: where a condition begins or ends; `unknown`: nothing goes by that name. */
export interface TokenLook {
  readonly name: string;
  readonly kind: 'value' | 'block' | 'unknown';
}

/** Says what a token of a template, as it is written, is drawn as. */
export type LookOfToken = (text: string) => TokenLook;

/** A token in a text: one thing, that goes as a whole. Typed or pasted with its braces it becomes one. */
export const tokenNode = (lookOf: LookOfToken) =>
  Node.create({
    ...{ name: 'token', group: 'inline', inline: true, atom: true },
    addAttributes: () => ({
      text: { default: '', parseHTML: (element: HTMLElement) => element.textContent, renderHTML: () => ({}) },
    }),
    parseHTML: () => [{ tag: 'span[data-token]' }],
    renderHTML: ({ node }) => ['span', { 'data-token': '' }, textOf(node.attrs)],
    renderText: ({ node }) => textOf(node.attrs),
    addNodeView: () => (view) => {
      const dom = document.createElement('span');
      const text = textOf(view.node.attrs);
      const { name, kind } = lookOf(text);
      dom.dataset.token = kind;
      dom.textContent = name;
      dom.title = text;
      return { dom };
    },
    addInputRules() {
      return [nodeInputRule({ find: /(?<!\{)\{\{[^{}]+\}\}$/, type: this.type, getAttributes: attributesOf })];
    },
    addPasteRules() {
      return [nodePasteRule({ find: /\{\{[^{}]+\}\}/g, type: this.type, getAttributes: attributesOf })];
    },
  });

const attributesOf = ([text]: RegExpMatchArray) => ({ text });

const textOf = (attributes: Readonly<Record<string, unknown>>): string => String(attributes.text);
