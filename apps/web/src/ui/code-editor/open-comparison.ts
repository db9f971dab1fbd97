import { json } from '@codemirror/lang-json';
import { foldGutter, syntaxHighlighting } from '@codemirror/language';
import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { comparisonTheme } from './comparison-theme.ts';
import { editorTheme, highlighting } from './editor-theme.ts';
import { getPhrases } from './phrases.ts';

export interface ComparedSource {
  /** Accessible name of this side of the comparison. */
  readonly label: string;
  readonly value: string;
}

/**
 * Opens a comparison of two JSON texts in `container`, in a shadow root like `openEditor`. Unchanged parts are
 * collapsed.
 *
 * @returns a function that removes the comparison
 */
export function openComparison(
  container: HTMLElement,
  options: { readonly before: ComparedSource; readonly after: ComparedSource; readonly messages: CodeEditorMessages },
): () => void {
  const { before, after, messages } = options;
  const root = container.shadowRoot ?? container.attachShadow({ mode: 'open' });
  const view = new MergeView({
    root,
    parent: root,
    a: { doc: before.value, extensions: getExtensions(before, messages) },
    b: { doc: after.value, extensions: getExtensions(after, messages) },
    collapseUnchanged: { margin: 3, minSize: 6 },
    // Limits the cost of the diff. A larger diff is computed less precisely.
    diffConfig: { scanLimit: 1_000, timeout: 1_000 },
  });
  view.dom.style.height = '100%';
  view.dom.style.overflow = 'auto';
  return () => view.destroy();
}

const getExtensions = ({ label }: ComparedSource, messages: CodeEditorMessages): Extension => [
  lineNumbers(),
  foldGutter(),
  EditorState.readOnly.of(true),
  EditorState.tabSize.of(2),
  EditorView.lineWrapping,
  json(),
  EditorState.phrases.of(getPhrases(messages)),
  syntaxHighlighting(highlighting),
  editorTheme,
  comparisonTheme,
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
];
