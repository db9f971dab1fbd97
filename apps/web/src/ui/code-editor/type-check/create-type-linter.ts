import { type Diagnostic, linter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { OfferedName } from '../complete-names.ts';
import { declareAnswers } from './declare-answers.ts';
import type { openTypeChecker, TypeChecker } from './open-type-checker.ts';
import { sandboxDeclarations } from './sandbox-names.ts';

/**
 * Delay in milliseconds, longer than that of the editor's own checks: type errors can wait until the user stops typing.
 */
const delayMs = 750;

/**
 * Creates a linter that marks type errors as warnings, because code without types may be correct.
 *
 * @param findOwnErrors the editor's own checks. Their errors aren't repeated, and types aren't checked if they find a
 * syntax error
 */
export function createTypeLinter(
  names: readonly OfferedName[],
  language: string,
  open: typeof openTypeChecker,
  findOwnErrors: (state: EditorState) => readonly Diagnostic[],
): Extension {
  const declared = sandboxDeclarations + declareAnswers(names);
  let types: TypeChecker | undefined;
  const lifecycle = ViewPlugin.define(() => {
    types = open(language);
    return { destroy: () => types?.close() };
  });
  const check = async (state: EditorState): Promise<readonly Diagnostic[]> => {
    const ownErrors = findOwnErrors(state);
    if (ownErrors.some(({ severity }) => severity === 'error')) return [];
    const problems = (await types?.check(state.doc.toString(), declared)) ?? [];
    return problems
      .filter(({ from }) => !ownErrors.some((one) => one.from === from))
      .map((problem) => ({ ...problem, severity: 'warning' }));
  };
  return [lifecycle, linter(({ state }) => check(state), { delay: delayMs })];
}
