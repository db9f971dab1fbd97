import { EditorView } from '@codemirror/view';
import { tokens } from '@fluentui/react-components';

/** So that words keep their contrast on it, whichever of the editor's colours they have. */
const soft = (color: string) => `color-mix(in srgb, ${color} 25%, ${tokens.colorNeutralBackground1})`;

/** What differs, in the colours of the theme; in high contrast by a line beside it. */
export const comparisonTheme = EditorView.theme({
  '&': { height: 'auto' },
  '.cm-changedLine': { backgroundColor: tokens.colorNeutralBackground3 },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: soft(tokens.colorPaletteRedBackground2),
  },
  '&.cm-merge-b .cm-changedText': { background: soft(tokens.colorPaletteGreenBackground2) },
  '&.cm-merge-a .cm-changedLineGutter': { backgroundColor: tokens.colorPaletteRedBorder2 },
  '&.cm-merge-b .cm-changedLineGutter': { backgroundColor: tokens.colorPaletteGreenBorder2 },
  '.cm-collapsedLines': {
    color: tokens.colorNeutralForeground2,
    background: tokens.colorNeutralBackground4,
  },
  // NOTE: the sign that CodeMirror puts there is in few fonts.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"⋯"' },
});
