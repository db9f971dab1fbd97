import { json } from '@codemirror/lang-json';
import { foldGutter, syntaxHighlighting } from '@codemirror/language';
import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { comparisonTheme } from './comparison-theme.ts';
import { editorTheme, highlighting } from './editor-theme.ts';
import { phrasesOf } from './phrases.ts';

export interface ComparedSource {
  /** Accessible name of its side. */
  readonly label: string;
  readonly value: string;
}

/**
 * Opens two pieces of JSON side by side in `place`, in a shadow root as `openEditor` does; what is the same is folded away.
 *
 * @returns takes it away again
 */
export function openComparison(
  place: HTMLElement,
  options: { readonly before: ComparedSource; readonly after: ComparedSource; readonly messages: CodeEditorMessages },
): () => void {
  const { before, after, messages } = options;
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const view = new MergeView({
    root,
    parent: root,
    a: { doc: before.value, extensions: sideOf(before, messages) },
    b: { doc: after.value, extensions: sideOf(after, messages) },
    collapseUnchanged: { margin: 3, minSize: 6 },
    // A diff that would take longer is told less finely.
    diffConfig: { scanLimit: 1_000, timeout: 1_000 },
  });
  view.dom.style.height = '100%';
  view.dom.style.overflow = 'auto';
  return () => view.destroy();
}

const sideOf = ({ label }: ComparedSource, messages: CodeEditorMessages): Extension => [
  lineNumbers(),
  foldGutter(),
  EditorState.readOnly.of(true),
  EditorState.tabSize.of(2),
  EditorView.lineWrapping,
  json(),
  EditorState.phrases.of(phrasesOf(messages)),
  syntaxHighlighting(highlighting),
  editorTheme,
  comparisonTheme,
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
];
