import { json } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { findSyntaxErrors } from './find-syntax-errors.ts';

export const jsonLanguage = (messages: CodeEditorMessages): Extension => [
  json(),
  linter(({ state }) => findSyntaxErrors(state, messages)),
];
