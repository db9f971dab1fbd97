import { Editor, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createTokenNode, type GetTokenAppearance } from './token-node.ts';
import { splitTokens } from './token-text.ts';

interface LineEditorOptions {
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly value: string;
  readonly getAppearance: GetTokenAppearance;
  readonly onChange: (value: string) => void;
}

interface LineEditor {
  readonly place: RefObject<HTMLDivElement | null>;
  /** Inserts template text at the cursor, and moves the cursor to its end. */
  readonly insert: (text: string) => void;
}

/** Creates a single-line template editor in its DOM element, and destroys it on unmount. */
export function useLineEditor(options: LineEditorOptions): LineEditor {
  const { value } = options;
  const container = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const latest = useRef(options);
  latest.current = options;
  /** Last value that was passed to `onChange`. A different `value` is an external change. */
  const lastValue = useRef(value);

  useEffect(() => {
    if (!container.current) return;
    const opened = new Editor({
      element: container.current,
      injectCSS: false,
      content: toDocument(latest.current.value),
      extensions: [lineDocument, plainTextExtensions, createTokenNode((text) => latest.current.getAppearance(text))],
      editorProps: {
        attributes: removeUndefined(latest.current.attributes),
        handleKeyDown: (_, { key }) => key === 'Enter',
        handlePaste: (_, { clipboardData }) => {
          const text = (clipboardData?.getData('text/plain') ?? '').replace(/\s+/g, ' ');
          return opened.commands.insertContent(toSegmentNodes(text));
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
    editor?.chain().focus().insertContent(toSegmentNodes(text)).run();
    // A menu focuses its button when it closes, so the focus is moved back to the text afterwards.
    requestAnimationFrame(() => editor?.commands.focus());
  };
  return { place: container, insert };
}

const lineDocument = Node.create({ name: 'doc', topNode: true, content: 'paragraph' });

/** Editor features of a single line: plain text and undo only. */
const plainTextExtensions = StarterKit.configure({
  ...{ document: false, hardBreak: false, gapcursor: false, dropcursor: false, trailingNode: false },
  ...{ heading: false, blockquote: false, codeBlock: false, horizontalRule: false },
  ...{ bulletList: false, orderedList: false, listItem: false, listKeymap: false },
  ...{ bold: false, italic: false, underline: false, strike: false, code: false, link: false },
});

const toSegmentNodes = (text: string) =>
  splitTokens(text).map((segment) =>
    segment.isToken ? { type: 'token', attrs: { text: segment.text } } : { type: 'text', text: segment.text },
  );

const toDocument = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: toSegmentNodes(text) }] });

const removeUndefined = (attributes: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
