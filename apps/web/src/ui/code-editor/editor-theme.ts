import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tokens } from '@fluentui/react-components';
import { tags } from '@lezer/highlight';
import type { CodeEditorMessages } from './code-editor.messages.ts';

/**
 * Theme of the editor. It uses Fluent's tokens, which are custom properties and therefore also apply in the shadow
 * root.
 */
export const editorTheme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: tokens.fontFamilyMonospace, lineHeight: tokens.lineHeightBase300 },
  '.cm-content': { caretColor: tokens.colorNeutralForeground1 },
  '.cm-cursor': { borderLeftColor: tokens.colorNeutralForeground1 },
  '.cm-gutters': {
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground3,
    borderRight: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  '.cm-activeLine': { backgroundColor: tokens.colorNeutralBackground2 },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: tokens.colorBrandBackground2Pressed,
  },
  '.cm-matchingBracket': { backgroundColor: tokens.colorBrandBackground2, color: 'inherit' },
  '.cm-tooltip-autocomplete > ul': { fontFamily: tokens.fontFamilyMonospace },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  '@media (forced-colors: active)': {
    '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  '.cm-completionDetail': { fontFamily: tokens.fontFamilyBase },
  '.cm-tooltip': {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
  },
});

export const highlighting = HighlightStyle.define([
  {
    tag: [tags.propertyName, tags.keyword, tags.definitionKeyword, tags.controlKeyword],
    color: tokens.colorBrandForeground1,
  },
  {
    tag: [tags.comment, tags.lineComment, tags.blockComment],
    color: tokens.colorNeutralForeground3,
    fontStyle: 'italic',
  },
  { tag: [tags.string, tags.regexp], color: tokens.colorPaletteGrapeForeground2 },
  { tag: [tags.number, tags.bool, tags.null], color: tokens.colorPaletteMarigoldForeground2 },
]);

/** Maps CodeMirror's English texts to their translations. */
export const getPhrases = (messages: CodeEditorMessages): Readonly<Record<string, string>> => ({
  'Fold line': messages.fold,
  'Unfold line': messages.unfold,
  'Folded lines': messages.foldedLines,
  'Unfolded lines': messages.unfoldedLines,
  to: messages.to,
  'folded code': messages.foldedCode,
  unfold: messages.unfoldCode,
  Completions: messages.completions,
  'Control character': messages.control,
  'Selection deleted': messages.deleted,
  '$ unchanged lines': messages.unchangedLines,
});
