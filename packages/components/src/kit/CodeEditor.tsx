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
 * Code editor component. The app provides it through `CodeEditorProvider`; without it, code fields fall back to a
 * plain text box.
 */
export type CodeEditor = FunctionComponent<CodeEditorProps>;

const CodeEditorContext = createContext<CodeEditor | undefined>(undefined);

/**
 * Provides the code editor component.
 * NOTE: the value must not change while an editor is mounted: React would remount the editor, and the user's text would
 * be lost.
 */
export const CodeEditorProvider = CodeEditorContext.Provider;

export function useCodeEditor(): CodeEditor | undefined {
  return useContext(CodeEditorContext);
}
