import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';

/** Name that the editor offers for completion. `path` is dotted, as in code. */
export interface OfferedName {
  readonly path: string;
  readonly detail: string;
  /** TypeScript type of the value with this name. */
  readonly type?: string;
}

/**
 * Creates a completion source. It offers the next name, such as `name` after `data.person.`, and members of the value's
 * type, such as `includes` after `data.site.`. Names that aren't identifiers are written in brackets.
 */
export function completeNames(names: readonly OfferedName[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const typedPath = context.matchBefore(/[\w$.]*/)?.text ?? '';
    const dot = typedPath.lastIndexOf('.');
    const prefix = typedPath.slice(0, dot + 1);
    if (!context.explicit && typedPath === '') return null;
    const options = listCompletions(names, prefix);
    if (options.length === 0) return null;
    return { from: context.pos - (typedPath.length - prefix.length), options, validFor: /^[\w$]*$/ };
  };
}

function listCompletions(names: readonly OfferedName[], before: string): readonly Completion[] {
  const found = new Map<string, Completion>();
  for (const { path, detail, type } of names) {
    if (type !== undefined && before === `${path}.`) {
      for (const [label, description] of getMembers(type)) found.set(label, { label, detail: description });
    }
    if (!path.startsWith(before)) continue;
    const [label = '', ...rest] = path.slice(before.length).split('.');
    if (label === '' || (found.has(label) && rest.length > 0)) continue;
    found.set(label, {
      label,
      ...(rest.length === 0 && { detail: [type, detail].filter(Boolean).join(', ') }),
      ...(!isIdentifier(label) && createBracketCompletion(label)),
    });
  }
  return [...found.values()];
}

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

/** Completion of a name that isn't an identifier: replaces the dot before the name with brackets. */
const createBracketCompletion = (name: string): Pick<Completion, 'apply'> => ({
  apply: (view, _completion, from, to) => {
    const insert = `[${JSON.stringify(name)}]`;
    const changes = { from: from - 1, to, insert };
    view.dispatch({ changes, selection: { anchor: from - 1 + insert.length }, userEvent: 'input.complete' });
  },
});

/** Maps types to their most used members, with the members' signatures. */
const members: Readonly<Record<'string' | 'number' | 'boolean' | 'list', readonly (readonly [string, string])[]>> = {
  string: [
    ['length', 'number'],
    ['includes', '(text) => boolean'],
    ['startsWith', '(text) => boolean'],
    ['endsWith', '(text) => boolean'],
    ['trim', '() => string'],
    ['toLowerCase', '() => string'],
    ['toUpperCase', '() => string'],
    ['slice', '(from, to) => string'],
    ['split', '(by) => string[]'],
    ['replace', '(what, by) => string'],
  ],
  number: [
    ['toFixed', '(digits) => string'],
    ['toString', '() => string'],
  ],
  boolean: [],
  list: [
    ['length', 'number'],
    ['map', '(one => …) => list'],
    ['filter', '(one => boolean) => list'],
    ['find', '(one => boolean) => one'],
    ['some', '(one => boolean) => boolean'],
    ['every', '(one => boolean) => boolean'],
    ['reduce', '((sum, one) => …, first) => sum'],
    ['includes', '(one) => boolean'],
    ['join', '(by) => string'],
    ['at', '(index) => one'],
  ],
};

/** Returns the members of a type, each with its signature. */
function getMembers(type: string): readonly (readonly [string, string])[] {
  if (type.endsWith('[]')) return members.list;
  if (type.startsWith('"')) return members.string;
  return Object.hasOwn(members, type) ? members[type as keyof typeof members] : [];
}
