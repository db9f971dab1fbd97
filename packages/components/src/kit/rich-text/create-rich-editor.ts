import { type AnyExtension, Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { createTokenNode, type GetTokenAppearance } from '../tokens/token-node.ts';
import { isSafeLinkAddress, isTokenAddress } from './safe-address.ts';

interface RichEditorOptions {
  readonly parent: HTMLElement;
  /** Initial content as sanitized HTML. */
  readonly html: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Sanitizes pasted or dropped HTML. */
  readonly sanitize: (html: string) => string;
  /** Returns how to render template tokens. Only set if the text is a template. */
  readonly getTokenAppearance?: GetTokenAppearance | undefined;
  readonly onChange: () => void;
  readonly onBlur: () => void;
  /** Called when images were pasted or dropped. */
  readonly onPictures: (files: readonly File[]) => void;
}

/**
 * Creates the rich text editor. Its schema drops all HTML that the editor doesn't support.
 * NOTE: doesn't inject a style sheet, because the content security policy would block it.
 */
export function createRichEditor({
  parent,
  html,
  attributes,
  sanitize,
  getTokenAppearance,
  ...handlers
}: RichEditorOptions): Editor {
  const handlePictures = (data: DataTransfer | null): boolean => {
    const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) handlers.onPictures(pictures);
    return pictures.length > 0;
  };
  return new Editor({
    element: parent,
    injectCSS: false,
    content: html,
    extensions: getTokenAppearance ? createTemplateExtensions(getTokenAppearance) : richTextExtensions,
    editorProps: {
      attributes,
      transformPastedHTML: sanitize,
      handlePaste: (_, { clipboardData }) => handlePictures(clipboardData),
      handleDrop: (_, { dataTransfer }) => handlePictures(dataTransfer),
    },
    onUpdate: handlers.onChange,
    onBlur: handlers.onBlur,
  });
}

/**
 * Table extension whose Tab key moves the focus out of the editor instead of to the next cell, so that keyboard users
 * aren't trapped.
 */
const TabbedTable = Table.extend({
  addKeyboardShortcuts() {
    const { Tab: _, 'Shift-Tab': __, ...others } = this.parent?.() ?? {};
    return others;
  },
});

/** Image extension that treats an image without alt text as decorative. */
const ImageWithAlt = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), alt: { default: '' } };
  },
});

const createTextKit = (isAllowed: (address: string) => boolean): AnyExtension =>
  StarterKit.configure({ link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isAllowed } });

const commonExtensions: AnyExtension[] = [
  TabbedTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  ImageWithAlt.configure({ allowBase64: true }),
];

/** Editor extensions for rich text. */
export const richTextExtensions: AnyExtension[] = [createTextKit(isSafeLinkAddress), ...commonExtensions];

/** Editor extensions for templates: rich text with tokens, and links whose address is a token. */
export const createTemplateExtensions = (getTokenAppearance: GetTokenAppearance): AnyExtension[] => [
  createTextKit((address) => isSafeLinkAddress(address) || isTokenAddress(address)),
  ...commonExtensions,
  createTokenNode(getTokenAppearance),
];
