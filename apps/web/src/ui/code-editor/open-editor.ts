import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonParseLinter } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { editorTheme, highlighting } from './editor-theme.ts';
import { replaceByTransaction } from './replace-by-transaction.ts';

export interface OpenEditor {
  close(): void;
}

/**
 * Opens a JSON editor in `place`. It lives in a shadow root: there CodeMirror adopts constructed style sheets, while in
 * the page it would write a style element, which the content security policy forbids. Tab leaves the editor.
 */
export function openEditor(
  place: HTMLElement,
  options: { readonly label: string; readonly value: string; readonly onChange: (value: string) => void },
): OpenEditor {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
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
        EditorView.lineWrapping,
        json(),
        linter(jsonParseLinter()),
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
  return { close: () => view.destroy() };
}
