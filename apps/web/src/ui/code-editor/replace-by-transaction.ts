import { EditorView } from '@codemirror/view';

/**
 * Replaces a selection with CodeMirror instead of the browser. If Chromium replaced it, it would merge the rest of
 * highlighted lines and write style attributes, which the content security policy forbids and reports.
 */
export const replaceByTransaction = EditorView.domEventHandlers({
  beforeinput(event, view) {
    if (event.inputType !== 'insertText' || event.data === null || event.isComposing) return false;
    const { from, to } = getSelection(view);
    if (from === to) return false;
    const insert = view.state.toText(event.data);
    const selection = { anchor: from + insert.length };
    view.dispatch({ changes: { from, to, insert }, selection, userEvent: 'input.type', scrollIntoView: true });
    event.preventDefault();
    return true;
  },
});

/**
 * Returns the current selection.
 *
 * NOTE: the editor's own selection lags behind if a script made the selection, and only Chromium reports the selection
 * of a shadow root.
 */
function getSelection(view: EditorView): { readonly from: number; readonly to: number } {
  const root = view.root as Partial<Pick<Document, 'getSelection'>>;
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = root.getSelection?.() ?? {};
  if (!anchorNode || !focusNode) return view.state.selection.main;
  const ends = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)];
  return { from: Math.min(...ends), to: Math.max(...ends) };
}
