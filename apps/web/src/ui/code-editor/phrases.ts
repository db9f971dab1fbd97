import type { CodeEditorMessages } from './code-editor.messages.ts';

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
