import { EditorView } from '@codemirror/view';
import { tokens } from '@fluentui/react-components';

/** Mixes a color into the background, so that text in any syntax color has enough contrast. */
const mixBackground = (color: string) => `color-mix(in srgb, ${color} 25%, ${tokens.colorNeutralBackground1})`;

/**
 * Theme of comparisons. Differences have background colors; in high contrast, they are marked by a line in the gutter
 * instead.
 */
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
  // NOTE: replaces CodeMirror's default character, which few fonts contain.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: '"⋯"' },
});
