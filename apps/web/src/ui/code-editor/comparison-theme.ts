import { EditorView } from '@codemirror/view';
import { tokens } from '@fluentui/react-components';

/** Mixes the color into the background, so that text keeps its contrast in every syntax color. */
const mixBackground = (color: string) => `color-mix(in srgb, ${color} 25%, ${tokens.colorNeutralBackground1})`;

/** Marks differences in the theme's colors; in high contrast by a line in the gutter. */
export const comparisonTheme = EditorView.theme({
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
  // NOTE: few fonts have CodeMirror's default character.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"⋯"' },
});
