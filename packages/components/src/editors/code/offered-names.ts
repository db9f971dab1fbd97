import type { CodeName } from '../../kit/code-name.ts';
import type { CodeNamesMessages } from './code-names.messages.ts';

/** The name that the code of a place sets. */
const setNames: Readonly<Record<keyof CodeNamesMessages['set'], string>> = {
  customConditional: 'show',
  conditionalAddButton: 'show',
  'validate.custom': 'valid',
  'validate.json': 'input',
  'logic.trigger': 'result',
  'logic.mergeComponentSchema': 'schema',
  nextPage: 'next',
  'data.custom': 'values',
};

/** What code may say in every form: first the name that the code of this place sets. */
export function offeredNames(kind: string, { offered, set }: CodeNamesMessages): readonly CodeName[] {
  const own = isSetBy(kind) ? [{ path: setNames[kind], detail: set[kind] }] : [];
  return [...own, ...Object.entries(offered).map(([path, detail]) => ({ path, detail }))];
}

const isSetBy = (kind: string): kind is keyof typeof setNames => Object.hasOwn(setNames, kind);
