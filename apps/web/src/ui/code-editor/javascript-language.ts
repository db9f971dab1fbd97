import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { javascript, javascriptLanguage as syntax } from '@codemirror/lang-javascript';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { CodeEditorWords } from './code-editor.words.ts';
import { completeNames, type OfferedName } from './complete-names.ts';
import { findSyntaxErrors } from './find-syntax-errors.ts';
import { findUnknownNames } from './find-unknown-names.ts';

/** Objects all of whose names are offered: another one is a slip. */
const known = ['data'];

/** JavaScript: colours, names that are offered as one types, and what cannot be read. */
export const javascriptLanguage = (names: readonly OfferedName[], words: CodeEditorWords): Extension => [
  javascript(),
  syntax.data.of({ autocomplete: completeNames(names) }),
  autocompletion({ icons: false }),
  closeBrackets(),
  linter(({ state }) => [...findSyntaxErrors(state, words), ...findUnknownNames(state, names, known, words)], {
    delay: 300,
  }),
  keymap.of([...closeBracketsKeymap, ...completionKeymap]),
];
