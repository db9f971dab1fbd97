import { ensureSyntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { CodeEditorMessages } from './code-editor.messages.ts';

type SyntaxNode = NonNullable<ReturnType<typeof ensureSyntaxTree>>['topNode'];

const maxErrors = 20;
const parseTimeoutMs = 100;

/**
 * Finds syntax errors in JavaScript or JSON, with messages for people who rarely write code. Empty text has no errors.
 */
export function findSyntaxErrors(state: EditorState, messages: CodeEditorMessages): readonly Diagnostic[] {
  if (state.doc.toString().trim() === '') return [];
  const tree = ensureSyntaxTree(state, state.doc.length, parseTimeoutMs);
  const found: Diagnostic[] = [];
  tree?.iterate({
    enter({ type, node }) {
      if (!type.isError || found.length >= maxErrors) return;
      found.push({ ...getRange(node, state), severity: 'error', message: formatError(node, state, messages) });
    },
  });
  return found;
}

/**
 * Returns the range to mark. An error of zero length means that something is missing; it marks the character before it.
 */
function getRange({ from, to }: SyntaxNode, state: EditorState): { readonly from: number; readonly to: number } {
  if (to > from) return { from, to };
  return from > 0 ? { from: from - 1, to: from } : { from: 0, to: Math.min(1, state.doc.length) };
}

function formatError(node: SyntaxNode, state: EditorState, messages: CodeEditorMessages): string {
  const open = node.parent && findUnclosedBracket(node.parent, state);
  if (open) return messages.neverClosed({ bracket: open });
  if (node.parent?.name === 'String' || node.parent?.name === 'TemplateString') return messages.openText;
  const text = state.sliceDoc(node.from, Math.min(node.to, node.from + 20));
  return text.trim() === '' ? messages.missing : messages.unexpected({ text });
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Returns the first bracket in a node that is never closed. */
function findUnclosedBracket(parent: SyntaxNode, state: EditorState): string | undefined {
  for (let child = parent.firstChild; child; child = child.nextSibling) {
    const bracket = state.sliceDoc(child.from, child.to);
    const other = closing[bracket];
    if (other && !hasChild(parent, other, state)) return bracket;
  }
  return undefined;
}

function hasChild(syntaxNode: SyntaxNode, text: string, state: EditorState): boolean {
  for (let child = syntaxNode.firstChild; child; child = child.nextSibling) {
    if (!child.type.isError && state.sliceDoc(child.from, child.to) === text) return true;
  }
  return false;
}

/** Error in code, with its message and its position in characters. */
interface CodeProblem {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export type CheckCode = (code: string) => readonly CodeProblem[];
