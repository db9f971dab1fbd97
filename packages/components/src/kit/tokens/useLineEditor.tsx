import { Editor, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type GetTokenAppearance, tokenNode } from './token-node.ts';
import { splitTokens } from './token-text.ts';

interface LineEditorOptions {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly value: string;
  readonly getAppearance: GetTokenAppearance;
  readonly onChange: (value: string) => void;
}

interface LineEditor {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Inserts a piece of a template at the cursor and moves the cursor behind it. */
  readonly insert: (text: string) => void;
}

/** Creates a single-line template editor in its element and destroys it on unmount. */
export function useLineEditor(options: LineEditorOptions): LineEditor {
  const { value } = options;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(options);
  latest.current = options;
  /** Last value passed to the caller; a different `value` is an external change. */
  const lastValue = useRef(value);

  useEffect(() => {
    if (!place.current) return;
    const opened = new Editor({
      element: place.current,
      injectCSS: false,
      content: toDocument(latest.current.value),
      extensions: [line, plain, tokenNode((text) => latest.current.getAppearance(text))],
      editorProps: {
        attributes: removeUndefined(latest.current.attributes),
        handleKeyDown: (_, { key }) => key === 'Enter',
        handlePaste: (_, { clipboardData }) => {
          const text = (clipboardData?.getData('text/plain') ?? '').replace(/\s+/g, ' ');
          return opened.commands.insertContent(toPieces(text));
        },
      },
      onUpdate: () => {
        lastValue.current = opened.getText();
        latest.current.onChange(lastValue.current);
      },
    });
    setEditor(opened);
    return () => opened.destroy();
  }, []);

  useEffect(() => {
    if (!editor || value === lastValue.current) return;
    lastValue.current = value;
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [editor, value]);

  const attributes = JSON.stringify(removeUndefined(options.attributes));
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);

  const insert = (text: string) => {
    editor?.chain().focus().insertContent(toPieces(text)).run();
    // A closing menu focuses its button; move the focus back to the text.
    requestAnimationFrame(() => editor?.commands.focus());
  };
  return { place, insert };
}

const line = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

/** Only plain text and undo. */
const plain = StarterKit.configure({
  ...{ document: false, hardBreak: false, gapcursor: false, dropcursor: false, trailingNode: false },
  ...{ heading: false, blockquote: false, codeBlock: false, horizontalRule: false },
  ...{ bulletList: false, orderedList: false, listItem: false, listKeymap: false },
  ...{ bold: false, italic: false, underline: false, strike: false, code: false, link: false },
});

const toPieces = (text: string) =>
  splitTokens(text).map((piece) =>
    piece.isToken ? { type: 'token', attrs: { text: piece.text } } : { type: 'text', text: piece.text },
  );

const toDocument = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: toPieces(text) }] });

const removeUndefined = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
