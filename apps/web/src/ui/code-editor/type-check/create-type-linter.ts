import { type Diagnostic, linter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import type { OfferedName } from '../complete-names.ts';
import type { openTypeChecker, TypeChecker } from './open-type-checker.ts';

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

/** Type of an answer, and its nested answers. */
interface Answer {
  type?: string;
  readonly inner: Map<string, Answer>;
}

/**
 * Declares the type of `data` from the offered names. Other names aren't allowed, so that misspelled names are found.
 * Answers of unknown type are `any`, and so is `data` if there are no answers.
 */
export function declareAnswers(names: readonly OfferedName[]): string {
  const data: Answer = { inner: new Map() };
  for (const { path, type } of names) {
    const [root, ...keys] = path.split('.');
    if (root !== 'data' || keys.length === 0) continue;
    let answer = data;
    for (const key of keys) {
      const next = answer.inner.get(key) ?? { inner: new Map() };
      answer.inner.set(key, next);
      answer = next;
    }
    if (type !== undefined) answer.type = type;
  }
  // The interface has a meaningful name, because it appears in error messages.
  return data.inner.size > 0
    ? `interface Answers ${formatObjectType(data)}\ndeclare const data: Answers;\n`
    : 'declare const data: any;\n';
}

const formatObjectType = ({ inner }: Answer): string =>
  `{ ${[...inner].map(([key, answer]) => `${JSON.stringify(key)}: ${formatType(answer)};`).join(' ')} }`;

function formatType(answer: Answer): string {
  const { type, inner } = answer;
  if (inner.size > 0) return type?.endsWith('[]') ? `${formatObjectType(answer)}[]` : formatObjectType(answer);
  if (type === undefined || type === 'object') return 'any';
  if (type === 'object[]') return 'any[]';
  // Includes '', because code may check whether no choice is selected.
  return type.startsWith('"') ? `${type} | ""` : type;
}

/**
 * Declarations of the names that code in forms can use in addition to answers (`docs/guides/write-code-in-forms.md`).
 * `lodash` and `moment` have no types.
 */
export const sandboxDeclarations = `
declare const row: any;
declare const rowIndex: number;
declare let value: any;
declare let input: any;
declare let show: any;
declare let valid: any;
declare let result: any;
declare let schema: any;
declare let next: any;
declare let values: any;
declare const component: any;
declare const form: any;
declare const submission: { readonly data: typeof data; readonly metadata: any };
declare const metadata: any;
declare const user: any;
declare const _: any;
declare const moment: any;
declare const console: Record<'log' | 'info' | 'warn' | 'error' | 'debug', (...said: any[]) => void>;
interface Instance {
  readonly key: string;
  readonly label: string;
  readonly type: string;
  readonly path: string;
  readonly component: any;
  readonly parent: any;
  readonly root: any;
  getValue(): any;
  setValue(value: any): any;
  isEmpty(value?: any): boolean;
  emit(event: string, ...told: any[]): void;
  getComponent(key: string): Instance | undefined;
  [other: string]: any;
}
declare const instance: Instance;
declare const utils: any;
declare const page: any;
`;
