import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { editorTheme, getPhrases, highlighting } from './editor-theme.ts';

export interface EditorHandle {
  insert(text: string): void;
  focus(): void;
  close(): void;
}

/**
 * Opens an editor in `place`, in a shadow root. In a shadow root, CodeMirror adopts constructed style sheets; in the
 * page, it would write a style element, which the content security policy forbids. The Tab key leaves the editor.
 */
export function openEditor(
  container: HTMLElement,
  options: {
    readonly label: string;
    readonly value: string;
    readonly language: Extension;
    readonly messages: CodeEditorMessages;
    readonly onChange: (value: string) => void;
  },
): EditorHandle {
  const root = container.shadowRoot ?? container.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: options.value,
      extensions: [
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        highlightActiveLine(),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        options.language,
        EditorState.phrases.of(getPhrases(options.messages)),
        syntaxHighlighting(highlighting),
        editorTheme,
        replaceByTransaction,
        keymap.of([...defaultKeymap, ...historyKeymap, ...foldKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': options.label, tabindex: '0' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return { insert: (text) => insertText(view, text), focus: () => view.focus(), close: () => view.destroy() };
}

/** Replaces the selection with text. The text gets lines of its own if its line contains other text. */
function insertText(view: EditorView, text: string): void {
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

/**
 * Replaces a selection with CodeMirror instead of the browser. If Chromium replaced it, it would merge the rest of
 * highlighted lines and write style attributes, which the content security policy forbids and reports.
 */
const replaceByTransaction = EditorView.domEventHandlers({
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
