import { ensureSyntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { CodeEditorMessages } from './code-editor.messages.ts';

type SyntaxNode = NonNullable<ReturnType<typeof ensureSyntaxTree>>['topNode'];

const mostErrors = 20;
const patienceMs = 100;

/** What cannot be read as JavaScript or JSON, in words for people who rarely write any. Where nothing is written, nothing is wrong. */
export function findSyntaxErrors(state: EditorState, messages: CodeEditorMessages): readonly Diagnostic[] {
  if (state.doc.toString().trim() === '') return [];
  const tree = ensureSyntaxTree(state, state.doc.length, patienceMs);
  const found: Diagnostic[] = [];
  tree?.iterate({
    enter({ type, node }) {
      if (!type.isError || found.length >= mostErrors) return;
      found.push({ ...placeOf(node, state), severity: 'error', message: wordsFor(node, state, messages) });
    },
  });
  return found;
}

/** An error without length is where something is missing: the character before it is marked. */
function placeOf({ from, to }: SyntaxNode, state: EditorState): { readonly from: number; readonly to: number } {
  if (to > from) return { from, to };
  return from > 0 ? { from: from - 1, to: from } : { from: 0, to: Math.min(1, state.doc.length) };
}

function wordsFor(node: SyntaxNode, state: EditorState, messages: CodeEditorMessages): string {
  const open = node.parent && unclosed(node.parent, state);
  if (open) return messages.neverClosed({ bracket: open });
  if (node.parent?.name === 'String' || node.parent?.name === 'TemplateString') return messages.openText;
  const text = state.sliceDoc(node.from, Math.min(node.to, node.from + 20));
  return text.trim() === '' ? messages.missing : messages.unexpected({ text });
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The bracket that opens a part of the code which ends without its other half. */
function unclosed(part: SyntaxNode, state: EditorState): string | undefined {
  for (let child = part.firstChild; child; child = child.nextSibling) {
    const bracket = state.sliceDoc(child.from, child.to);
    const other = closing[bracket];
    if (other && !hasChild(part, other, state)) return bracket;
  }
  return undefined;
}

function hasChild(part: SyntaxNode, text: string, state: EditorState): boolean {
  for (let child = part.firstChild; child; child = child.nextSibling) {
    if (!child.type.isError && state.sliceDoc(child.from, child.to) === text) return true;
  }
  return false;
}
