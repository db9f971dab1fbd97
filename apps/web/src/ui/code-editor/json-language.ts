import { json } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { CodeEditorWords } from './code-editor.words.ts';
import { findSyntaxErrors } from './find-syntax-errors.ts';

export const jsonLanguage = (words: CodeEditorWords): Extension => [
  json(),
  linter(({ state }) => findSyntaxErrors(state, words)),
];
