import { EditorView } from '@codemirror/view';
import { tokens } from '@fluentui/react-components';

/** What differs, in the colours of the theme; in high contrast by a line beside it. */
export const comparisonTheme = EditorView.theme({
  '&': { height: 'auto' },
  '.cm-changedLine': { backgroundColor: tokens.colorNeutralBackground3 },
  '&.cm-merge-a .cm-changedText, .cm-deletedChunk .cm-deletedText': {
    background: tokens.colorPaletteRedBackground2,
  },
  '&.cm-merge-b .cm-changedText': { background: tokens.colorPaletteGreenBackground2 },
  '&.cm-merge-a .cm-changedLineGutter': { backgroundColor: tokens.colorPaletteRedBorder2 },
  '&.cm-merge-b .cm-changedLineGutter': { backgroundColor: tokens.colorPaletteGreenBorder2 },
  '.cm-collapsedLines': {
    color: tokens.colorNeutralForeground2,
    background: tokens.colorNeutralBackground4,
  },
});
