import { json, jsonParseLinter } from '@codemirror/lang-json';
import { linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';

export const jsonLanguage = (): Extension => [json(), linter(jsonParseLinter())];
