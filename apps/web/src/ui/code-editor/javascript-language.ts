import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { javascript, javascriptLanguage as syntax } from '@codemirror/lang-javascript';
import { linter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { completeNames, type OfferedName } from './complete-names.ts';
import { findSyntaxErrors } from './find-syntax-errors.ts';
import { findUnknownNames } from './find-unknown-names.ts';
import type { openTypes } from './type-check/open-types.ts';
import { typeErrors } from './type-check/type-errors.ts';

/** Objects all of whose names are offered: another one is a slip. */
const known = ['data'];

/**
 * JavaScript: colours, names that are offered as one types, and what cannot be read.
 *
 * @param types TypeScript, and the language that it speaks; without it types are not checked
 */
export function javascriptLanguage(
  names: readonly OfferedName[],
  messages: CodeEditorMessages,
  types?: { readonly open: typeof openTypes; readonly language: string },
): Extension {
  const find = (state: EditorState) => [
    ...findSyntaxErrors(state, messages),
    ...findUnknownNames(state, names, known, messages),
  ];
  return [
    javascript(),
    syntax.data.of({ autocomplete: completeNames(names) }),
    autocompletion({ icons: false }),
    closeBrackets(),
    linter(({ state }) => find(state), { delay: 300 }),
    types ? typeErrors(names, types.language, types.open, find) : [],
    keymap.of([...closeBracketsKeymap, ...completionKeymap]),
  ];
}
