import { type AnyExtension, Editor } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { type LookOfToken, tokenNode } from '../tokens/token-node.ts';
import { isSafeAddress, isTokenAddress } from './safe-address.ts';

interface RichEditorOptions {
  readonly place: HTMLElement;
  /** Cleaned. */
  readonly html: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Cleans what is pasted or dropped. */
  readonly clean: (html: string) => string;
  /** Of a template. */
  readonly lookOfToken?: LookOfToken | undefined;
  readonly onChange: () => void;
  readonly onBlur: () => void;
  /** Pictures were pasted or dropped. */
  readonly onPictures: (files: readonly File[]) => void;
}

/**
 * What one writes formatted text in. Its schema is all that a text can hold: what it does not know is dropped as the text is read.
 * NOTE: no style sheet of its own, which our policy would refuse.
 */
export function openRichEditor({ place, html, attributes, clean, lookOfToken, ...told }: RichEditorOptions): Editor {
  const takePictures = (data: DataTransfer | null): boolean => {
    const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0) told.onPictures(pictures);
    return pictures.length > 0;
  };
  return new Editor({
    element: place,
    injectCSS: false,
    content: html,
    extensions: lookOfToken ? templateExtensions(lookOfToken) : richExtensions,
    editorProps: {
      attributes,
      transformPastedHTML: clean,
      handlePaste: (_, { clipboardData }) => takePictures(clipboardData),
      handleDrop: (_, { dataTransfer }) => takePictures(dataTransfer),
    },
    onUpdate: told.onChange,
    onBlur: told.onBlur,
  });
}

/** Tab leads out of a table, as out of every control: nobody is caught who has no mouse. */
const TabbedTable = Table.extend({
  addKeyboardShortcuts() {
    const { Tab: _, 'Shift-Tab': __, ...others } = this.parent?.() ?? {};
    return others;
  },
});

/** A picture that nobody has named is decoration. */
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

/** What a text can hold. */
export const richExtensions: AnyExtension[] = [textKit(isSafeAddress), ...parts];

/** What a template can hold: tokens, too, and links whose address is one. */
export const templateExtensions = (lookOf: LookOfToken): AnyExtension[] => [
  textKit((address) => isSafeAddress(address) || isTokenAddress(address)),
  ...parts,
  tokenNode(lookOf),
];
