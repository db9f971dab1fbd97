import { createContext, type FunctionComponent, type Ref, useContext } from 'react';
import type { CodeName } from './code-name.ts';

export type CodeLanguage = 'javascript' | 'json';

export interface CodeEditorHandle {
  /** Replaces the selection with `text` on its own lines and focuses the editor. */
  insert(text: string): void;
}

export interface CodeEditorProps {
  readonly ref?: Ref<CodeEditorHandle>;
  /** Accessible name. */
  readonly label: string;
  readonly language: CodeLanguage;
  /** Initial text. */
  readonly value: string;
  readonly names: readonly CodeName[];
  /** Focuses the editor as soon as it has loaded. */
  readonly takesFocus: boolean;
  /** Text shown while the editor loads. */
  readonly loading: string;
  readonly onChange: (text: string) => void;
}

/**
 * Code editor component. The app provides it through `CodeEditingProvider`; without it, code fields fall back to a
 * plain text box.
 */
export type CodeEditor = FunctionComponent<CodeEditorProps>;

const CodeEditingContext = createContext<CodeEditor | undefined>(undefined);

/**
 * Provides the code editor component.
 * NOTE: the value must not change while an editor is mounted: React would remount the editor, and the user's text would
 * be lost.
 */
export const CodeEditingProvider = CodeEditingContext.Provider;

export function useCodeEditor(): CodeEditor | undefined {
  return useContext(CodeEditingContext);
}
