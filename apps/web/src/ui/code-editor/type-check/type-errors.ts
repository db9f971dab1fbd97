import { type Diagnostic, linter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { OfferedName } from '../complete-names.ts';
import { declareAnswers } from './declare-answers.ts';
import type { openTypes, Types } from './open-types.ts';
import { sandboxNames } from './sandbox-names.ts';

/** Longer than the editor's own checks wait: nobody reads of types while typing. */
const delayMs = 750;

/**
 * Marks what does not fit the types of the form's answers, as warnings: code without types may know better.
 *
 * @param found what the editor's own checks say: not said again, and nothing beside what cannot be read
 */
export function typeErrors(
  names: readonly OfferedName[],
  language: string,
  open: typeof openTypes,
  found: (state: EditorState) => readonly Diagnostic[],
): Extension {
  const declared = sandboxNames + declareAnswers(names);
  let types: Types | undefined;
  const owner = ViewPlugin.define(() => {
    types = open(language);
    return { destroy: () => types?.close() };
  });
  const check = async (state: EditorState): Promise<readonly Diagnostic[]> => {
    const own = found(state);
    if (own.some(({ severity }) => severity === 'error')) return [];
    const problems = (await types?.check(state.doc.toString(), declared)) ?? [];
    return problems
      .filter(({ from }) => !own.some((one) => one.from === from))
      .map((problem) => ({ ...problem, severity: 'warning' }));
  };
  return [owner, linter(({ state }) => check(state), { delay: delayMs })];
}
