import { createContext, type FunctionComponent, type Ref, useContext } from 'react';
import type { CodeName } from './code-name.ts';

export type CodeLanguage = 'javascript' | 'json';

export interface CodeEditorHandle {
  /** Puts text in the place of what is selected, on lines of its own, and takes the focus. */
  insert(text: string): void;
}

export interface CodeEditorProps {
  readonly ref?: Ref<CodeEditorHandle>;
  /** Accessible name. */
  readonly label: string;
  readonly language: CodeLanguage;
  /** What it starts with. */
  readonly value: string;
  readonly names: readonly CodeName[];
  /** It takes the focus as soon as it is here. */
  readonly takesFocus: boolean;
  /** Shown until the editor is here. */
  readonly loading: string;
  readonly onChange: (text: string) => void;
}

/** The part that one types code into. The page around brings it; without one, code is typed into a plain text box. */
export type CodeEditor = FunctionComponent<CodeEditorProps>;

const CodeEditingContext = createContext<CodeEditor | undefined>(undefined);

/** NOTE: the value never changes while what is in it lives: another one would take away what is being typed. */
export const CodeEditingProvider = CodeEditingContext.Provider;

export function useCodeEditor(): CodeEditor | undefined {
  return useContext(CodeEditingContext);
}
