import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { membersOf } from './members-of.ts';

/** `path`: names with dots between, as code says them. */
export interface OfferedName {
  readonly path: string;
  readonly detail: string;
  /** The type of what it names, as code would write it. */
  readonly type?: string;
}

/**
 * Offers the names that come next: `name` after `data.person.`, and what the type of an answer has: `includes` after
 * `data.site.`. A name that is no identifier is put in brackets.
 */
export function completeNames(names: readonly OfferedName[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const typed = context.matchBefore(/[\w$.]*/)?.text ?? '';
    const dot = typed.lastIndexOf('.');
    const before = typed.slice(0, dot + 1);
    if (!context.explicit && typed === '') return null;
    const options = nextNames(names, before);
    if (options.length === 0) return null;
    return { from: context.pos - (typed.length - before.length), options, validFor: /^[\w$]*$/ };
  };
}

function nextNames(names: readonly OfferedName[], before: string): readonly Completion[] {
  const found = new Map<string, Completion>();
  for (const { path, detail, type } of names) {
    if (type !== undefined && before === `${path}.`) {
      for (const [label, what] of membersOf(type)) found.set(label, { label, detail: what });
    }
    if (!path.startsWith(before)) continue;
    const [label = '', ...rest] = path.slice(before.length).split('.');
    if (label === '' || (found.has(label) && rest.length > 0)) continue;
    found.set(label, {
      label,
      ...(rest.length === 0 && { detail: [type, detail].filter(Boolean).join(', ') }),
      ...(!isIdentifier(label) && inBrackets(label)),
    });
  }
  return [...found.values()];
}

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name);

/** Takes the dot before it away. */
const inBrackets = (name: string): Pick<Completion, 'apply'> => ({
  apply: (view, _completion, from, to) => {
    const insert = `[${JSON.stringify(name)}]`;
    const changes = { from: from - 1, to, insert };
    view.dispatch({ changes, selection: { anchor: from - 1 + insert.length }, userEvent: 'input.complete' });
  },
});
