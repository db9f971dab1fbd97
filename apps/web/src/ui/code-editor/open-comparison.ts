import { json } from '@codemirror/lang-json';
import { foldGutter, syntaxHighlighting } from '@codemirror/language';
import { MergeView } from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { tokens } from '@fluentui/react-components';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { editorTheme, getPhrases, highlighting } from './editor-theme.ts';

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

/** Mixes a color into the background, so that text in any syntax color has enough contrast. */
const mixBackground = (color: string) => `color-mix(in srgb, ${color} 25%, ${tokens.colorNeutralBackground1})`;

/**
 * Theme of comparisons. Differences have background colors; in high contrast, they are marked by a line in the gutter
 * instead.
 */
const comparisonTheme = EditorView.theme({
  '&': { height: 'auto' },
  '.cm-changedLine': { backgroundColor: tokens.colorNeutralBackground3 },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: mixBackground(tokens.colorPaletteRedBackground2),
  },
  '&.cm-merge-b .cm-changedText': { background: mixBackground(tokens.colorPaletteGreenBackground2) },
  '&.cm-merge-a .cm-changedLineGutter': { backgroundColor: tokens.colorPaletteRedBorder2 },
  '&.cm-merge-b .cm-changedLineGutter': { backgroundColor: tokens.colorPaletteGreenBorder2 },
  '.cm-collapsedLines': {
    color: tokens.colorNeutralForeground2,
    background: tokens.colorNeutralBackground4,
  },
  // NOTE: replaces CodeMirror's default character, which few fonts contain.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"⋯"' },
});
