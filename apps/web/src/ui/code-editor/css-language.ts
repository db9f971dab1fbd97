import { css } from '@codemirror/lang-css';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { CheckCode } from './find-syntax-errors.ts';

const quietMs = 300;

/** CSS support for the editor, which marks the errors that `check` finds. */
export const cssLanguage = (check: CheckCode): Extension => [
  css(),
  linter(({ state }) => check(state.doc.toString()), { delay: quietMs }),
];
