import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter } from '@codemirror/lint';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { editorTheme, highlighting } from './editor-theme.ts';
import { insertText } from './insert-text.ts';
import { getPhrases } from './phrases.ts';
import { replaceByTransaction } from './replace-by-transaction.ts';

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
