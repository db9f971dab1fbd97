import { type AnyExtension, Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { type GetTokenAppearance, tokenNode } from '../tokens/token-node.ts';
import { isSafeAddress, isTokenAddress } from './safe-address.ts';

interface RichEditorOptions {
  readonly parent: HTMLElement;
  /** Sanitized HTML. */
  readonly html: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Sanitizes pasted or dropped HTML. */
  readonly sanitize: (html: string) => string;
  /** How to render tokens; only for templates. */
  readonly getTokenAppearance?: GetTokenAppearance | undefined;
  readonly onChange: () => void;
  readonly onBlur: () => void;
  /** Called when images were pasted or dropped. */
  readonly onPictures: (files: readonly File[]) => void;
}

/**
 * Creates the rich text editor. Its schema drops all HTML that it doesn't support.
 * NOTE: no injected style sheet, because the content security policy would block it.
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
    extensions: getTokenAppearance ? templateExtensions(getTokenAppearance) : richExtensions,
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

/** Tab leaves a table like every control, so that keyboard users aren't trapped. */
const TabbedTable = Table.extend({
  addKeyboardShortcuts() {
    const { Tab: _, 'Shift-Tab': __, ...others } = this.parent?.() ?? {};
    return others;
  },
});

/** An image without alt text is decorative. */
const NamedImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), alt: { default: '' } };
  },
});

const textKit = (isAllowed: (address: string) => boolean): AnyExtension =>
  StarterKit.configure({ link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isAllowed } });

const parts: AnyExtension[] = [
  TabbedTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  NamedImage.configure({ allowBase64: true }),
];

/** Extensions of rich text. */
export const richExtensions: AnyExtension[] = [textKit(isSafeAddress), ...parts];

/** Extensions of templates: rich text with tokens, and links whose address is a token. */
export const templateExtensions = (lookOf: GetTokenAppearance): AnyExtension[] => [
  textKit((address) => isSafeAddress(address) || isTokenAddress(address)),
  ...parts,
  tokenNode(lookOf),
];
