import { Editor, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LookOfToken, tokenNode } from './token-node.ts';
import { splitTokens } from './token-text.ts';

interface LineOptions {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly value: string;
  readonly lookOf: LookOfToken;
  readonly onChange: (value: string) => void;
}

interface LineEditing {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Puts a piece of a template where the cursor is, and goes on behind it. */
  readonly insert: (text: string) => void;
}

/** One line of a template in its place, for as long as that is drawn. */
export function useLineEditor(options: LineOptions): LineEditing {
  const { value } = options;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(options);
  latest.current = options;
  /** What the caller was told last: anything else comes from elsewhere. */
  const told = useRef(value);

  useEffect(() => {
    if (!place.current) return;
    const opened = new Editor({
      element: place.current,
      injectCSS: false,
      content: asLine(latest.current.value),
      extensions: [line, plain, tokenNode((text) => latest.current.lookOf(text))],
      editorProps: {
        attributes: withoutAbsent(latest.current.attributes),
        handleKeyDown: (_, { key }) => key === 'Enter',
        handlePaste: (_, { clipboardData }) => {
          const text = (clipboardData?.getData('text/plain') ?? '').replace(/\s+/g, ' ');
          return opened.commands.insertContent(asPieces(text));
        },
      },
      onUpdate: () => {
        told.current = opened.getText();
        latest.current.onChange(told.current);
      },
    });
    setEditor(opened);
    return () => opened.destroy();
  }, []);

  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    editor.commands.setContent(asLine(value), { emitUpdate: false });
  }, [editor, value]);

  const attributes = JSON.stringify(withoutAbsent(options.attributes));
  useEffect(() => {
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(attributes) } });
  }, [editor, attributes]);

  const insert = (text: string) => {
    editor?.chain().focus().insertContent(asPieces(text)).run();
    // A menu gives the focus back to its button as it closes; it belongs to the text.
    requestAnimationFrame(() => editor?.commands.focus());
  };
  return { place, insert };
}

const line = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

/** Text and undo alone. */
const plain = StarterKit.configure({
  ...{ document: false, hardBreak: false, gapcursor: false, dropcursor: false, trailingNode: false },
  ...{ heading: false, blockquote: false, codeBlock: false, horizontalRule: false },
  ...{ bulletList: false, orderedList: false, listItem: false, listKeymap: false },
  ...{ bold: false, italic: false, underline: false, strike: false, code: false, link: false },
});

const asPieces = (text: string) =>
  splitTokens(text).map((piece) =>
    piece.isToken ? { type: 'token', attrs: { text: piece.text } } : { type: 'text', text: piece.text },
  );

const asLine = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: asPieces(text) }] });

const withoutAbsent = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
