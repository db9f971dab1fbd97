import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { javascript, javascriptLanguage as syntax } from '@codemirror/lang-javascript';
import { linter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { completeNames, type OfferedName } from './complete-names.ts';
import { findSyntaxErrors } from './find-syntax-errors.ts';
import { findUnknownNames } from './find-unknown-names.ts';
import { createTypeLinter } from './type-check/create-type-linter.ts';
import type { openTypeChecker } from './type-check/open-type-checker.ts';

/** Objects of which all names are offered, so that any other name is a mistake. */
const closedObjects = ['data'];

/**
 * JavaScript support for the editor, with syntax colors, completion and syntax errors.
 *
 * @param types loads TypeScript, and the language of its messages. Absent: types aren't checked
 */
export function javascriptLanguage(
  names: readonly OfferedName[],
  messages: CodeEditorMessages,
  types?: { readonly open: typeof openTypeChecker; readonly language: string },
): Extension {
  const findProblems = (state: EditorState) => [
    ...findSyntaxErrors(state, messages),
    ...findUnknownNames(state, names, closedObjects, messages),
  ];
  return [
    javascript(),
    syntax.data.of({ autocomplete: completeNames(names) }),
    autocompletion({ icons: false }),
    closeBrackets(),
    linter(({ state }) => findProblems(state), { delay: 300 }),
    types ? createTypeLinter(names, types.language, types.open, findProblems) : [],
    keymap.of([...closeBracketsKeymap, ...completionKeymap]),
  ];
}
