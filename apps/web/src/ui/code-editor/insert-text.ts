import type { EditorView } from '@codemirror/view';

/** Replaces the selection with text. The text gets lines of its own if its line contains other text. */
export function insertText(view: EditorView, text: string): void {
  const { from, to } = view.state.selection.main;
  const start = view.state.doc.lineAt(from).from;
  const isFreeBefore = view.state.sliceDoc(start, from).trim() === '';
  const rest = view.state.sliceDoc(to, view.state.doc.lineAt(to).to).trim();
  const insert = `${isFreeBefore ? '' : '\n'}${text}${rest === '' ? '' : '\n'}`;
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.paste',
    scrollIntoView: true,
  });
  view.focus();
}
