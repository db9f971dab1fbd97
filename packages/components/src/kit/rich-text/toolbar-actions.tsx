import {
  ArrowRedo20Regular,
  ArrowUndo20Regular,
  TableDeleteColumn20Regular,
  TableDeleteRow20Regular,
  TableDismiss20Regular,
  TableInsertColumn20Regular,
  TableInsertRow20Regular,
  TextBold20Regular,
  TextBulletList20Regular,
  TextItalic20Regular,
  TextNumberListLtr20Regular,
  TextQuote20Regular,
  TextStrikethrough20Regular,
  TextUnderline20Regular,
} from '@fluentui/react-icons';
import type { Editor } from '@tiptap/core';
import type { ReactElement } from 'react';
import type { RichTextMessages } from './rich-text.messages.ts';

interface ToolbarAction {
  readonly name: keyof RichTextMessages & string;
  readonly icon: ReactElement;
  readonly run: (editor: Editor) => void;
  /** Returns whether a toggle button is on. Absent for other buttons. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Returns whether the button is enabled. Absent if the button is always enabled. */
  readonly isPossible?: (editor: Editor) => boolean;
}

const startFocusedChain = (editor: Editor) => editor.chain().focus();

/** Toolbar buttons in their order, except for paragraph styles, links, tables and images. */
export const textActions: readonly ToolbarAction[] = [
  {
    name: 'bold',
    icon: <TextBold20Regular />,
    run: (editor) => startFocusedChain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: <TextItalic20Regular />,
    run: (editor) => startFocusedChain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    icon: <TextUnderline20Regular />,
    run: (editor) => startFocusedChain(editor).toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'strike',
    icon: <TextStrikethrough20Regular />,
    run: (editor) => startFocusedChain(editor).toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    name: 'bulletList',
    icon: <TextBulletList20Regular />,
    run: (editor) => startFocusedChain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    icon: <TextNumberListLtr20Regular />,
    run: (editor) => startFocusedChain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: <TextQuote20Regular />,
    run: (editor) => startFocusedChain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

/** Toolbar buttons for rows and columns, shown inside tables. */
export const tableActions: readonly ToolbarAction[] = [
  { name: 'addRow', icon: <TableInsertRow20Regular />, run: (editor) => startFocusedChain(editor).addRowAfter().run() },
  {
    name: 'addColumn',
    icon: <TableInsertColumn20Regular />,
    run: (editor) => startFocusedChain(editor).addColumnAfter().run(),
  },
  {
    name: 'removeRow',
    icon: <TableDeleteRow20Regular />,
    run: (editor) => startFocusedChain(editor).deleteRow().run(),
  },
  {
    name: 'removeColumn',
    icon: <TableDeleteColumn20Regular />,
    run: (editor) => startFocusedChain(editor).deleteColumn().run(),
  },
  {
    name: 'removeTable',
    icon: <TableDismiss20Regular />,
    run: (editor) => startFocusedChain(editor).deleteTable().run(),
  },
];

export const historyActions: readonly ToolbarAction[] = [
  {
    name: 'undo',
    icon: <ArrowUndo20Regular />,
    run: (editor) => startFocusedChain(editor).undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: <ArrowRedo20Regular />,
    run: (editor) => startFocusedChain(editor).redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];
