import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { javascript, javascriptLanguage as syntax } from '@codemirror/lang-javascript';
import { ensureSyntaxTree } from '@codemirror/language';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { CodeEditorMessages } from './code-editor.messages.ts';
import { completeNames, type OfferedName } from './complete-names.ts';
import { findSyntaxErrors } from './find-syntax-errors.ts';
import { createTypeLinter } from './type-check/create-type-linter.ts';
import type { openTypeChecker } from './type-check/open-type-checker.ts';

/** Objects of which all names are offered, so that any other name is a mistake. */
const closedObjects = ['data'];

/**
 * JavaScript support for the editor, with syntax colors, completion and syntax errors.
 *
 * @param types loads TypeScript, and the language of its messages. Absent: types aren't checked
 */
export function javascriptLanguage(
  names: readonly OfferedName[],
  messages: CodeEditorMessages,
  types?: { readonly open: typeof openTypeChecker; readonly language: string },
): Extension {
  const findProblems = (state: EditorState) => [
    ...findSyntaxErrors(state, messages),
    ...findUnknownNames(state, names, closedObjects, messages),
  ];
  return [
    javascript(),
    syntax.data.of({ autocomplete: completeNames(names) }),
    autocompletion({ icons: false }),
    closeBrackets(),
    linter(({ state }) => findProblems(state), { delay: 300 }),
    types ? createTypeLinter(names, types.language, types.open, findProblems) : [],
    keymap.of([...closeBracketsKeymap, ...completionKeymap]),
  ];
}

type SyntaxNode = NonNullable<ReturnType<typeof ensureSyntaxTree>>['topNode'];

const parseTimeoutMs = 100;

/**
 * Finds names that code reads from an object but that the object doesn't have: `data.prise`. Only checks objects whose
 * names are all known.
 *
 * @param closed objects of which all names are offered, such as `data`. Deeper levels aren't checked, and neither are
 * objects without offered names
 */
export function findUnknownNames(
  state: EditorState,
  names: readonly OfferedName[],
  closed: readonly string[],
  messages: CodeEditorMessages,
): readonly Diagnostic[] {
  const known = new Set(names.map(({ path }) => path.split('.').slice(0, 2).join('.')));
  const checkedObjects = closed.filter((object) => names.some(({ path }) => path.startsWith(`${object}.`)));
  const found: Diagnostic[] = [];
  ensureSyntaxTree(state, state.doc.length, parseTimeoutMs)?.iterate({
    enter({ node }) {
      const [owner, name] = [node.firstChild, node.lastChild];
      if (node.name !== 'MemberExpression' || owner?.name !== 'VariableName' || name?.name !== 'PropertyName') return;
      const object = state.sliceDoc(owner.from, owner.to);
      const property = state.sliceDoc(name.from, name.to);
      if (
        !checkedObjects.includes(object) ||
        known.has(`${object}.${property}`) ||
        property in Object.prototype ||
        isAssigned(node)
      )
        return;
      found.push({
        from: name.from,
        to: name.to,
        severity: 'warning',
        message: messages.unknown({ name: `${object}.${property}` }),
      });
    },
  });
  return found;
}

/** Returns whether the expression is the target of an assignment: then it may be a new name. */
function isAssigned({ parent, from }: SyntaxNode): boolean {
  return parent?.name === 'AssignmentExpression' && parent.from === from;
}
