import type { CodeName } from '../../kit/code-name.ts';
import type { CodeNamesMessages } from './code-names.messages.ts';

/** Maps a setting to the variable that its code sets. */
const resultVariables: Readonly<Record<keyof CodeNamesMessages['set'], string>> = {
  customConditional: 'show',
  conditionalAddButton: 'show',
  'validate.custom': 'valid',
  'validate.json': 'input',
  'logic.trigger': 'result',
  'logic.mergeComponentSchema': 'schema',
  nextPage: 'next',
  'data.custom': 'values',
};

/** Returns the names available in every form, starting with the variable that the code sets. */
export function listSharedNames(kind: string, { offered, set }: CodeNamesMessages): readonly CodeName[] {
  const resultName = hasResultVariable(kind) ? [{ path: resultVariables[kind], detail: set[kind] }] : [];
  return [...resultName, ...Object.entries(offered).map(([path, detail]) => ({ path, detail }))];
}

const hasResultVariable = (kind: string): kind is keyof typeof resultVariables => Object.hasOwn(resultVariables, kind);
