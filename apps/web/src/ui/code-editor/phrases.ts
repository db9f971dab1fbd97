import type { CodeEditorWords } from './code-editor.words.ts';

/** CodeMirror's own sentences by their English. */
export const phrasesOf = (words: CodeEditorWords): Readonly<Record<string, string>> => ({
  'Fold line': words.fold,
  'Unfold line': words.unfold,
  'Folded lines': words.foldedLines,
  'Unfolded lines': words.unfoldedLines,
  to: words.to,
  'folded code': words.foldedCode,
  unfold: words.unfoldCode,
  Completions: words.completions,
  'Control character': words.control,
  'Selection deleted': words.deleted,
  '$ unchanged lines': words.unchangedLines,
});
