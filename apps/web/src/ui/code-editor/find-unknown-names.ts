import { ensureSyntaxTree } from '@codemirror/language';
import type { Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import type { OfferedName } from './complete-names.ts';

type SyntaxNode = NonNullable<ReturnType<typeof ensureSyntaxTree>>['topNode'];

const patienceMs = 100;

/**
 * Names that code reads from an object whose names are all known, and that are not among them: `data.prise`.
 *
 * @param closed objects of which every name is offered, such as `data`; nothing is known of what lies deeper. One that has no
 *   names is not known at all
 */
export function findUnknownNames(
  state: EditorState,
  names: readonly OfferedName[],
  closed: readonly string[],
  messages: CodeEditorMessages,
): readonly Diagnostic[] {
  const known = new Set(names.map(({ path }) => path.split('.').slice(0, 2).join('.')));
  const asked = closed.filter((object) => names.some(({ path }) => path.startsWith(`${object}.`)));
  const found: Diagnostic[] = [];
  ensureSyntaxTree(state, state.doc.length, patienceMs)?.iterate({
    enter({ node }) {
      const [owner, name] = [node.firstChild, node.lastChild];
      if (node.name !== 'MemberExpression' || owner?.name !== 'VariableName' || name?.name !== 'PropertyName') return;
      const object = state.sliceDoc(owner.from, owner.to);
      const read = state.sliceDoc(name.from, name.to);
      if (!asked.includes(object) || known.has(`${object}.${read}`) || read in Object.prototype || isWritten(node))
        return;
      found.push({
        from: name.from,
        to: name.to,
        severity: 'warning',
        message: messages.unknown({ name: `${object}.${read}` }),
      });
    },
  });
  return found;
}

/** What code gives a value to may be a new name. */
function isWritten({ parent, from }: SyntaxNode): boolean {
  return parent?.name === 'AssignmentExpression' && parent.from === from;
}
