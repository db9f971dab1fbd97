import type { Expression, Part } from './template-part.ts';

/** Names from the root of the values; whoever reads them reads all that lies within too. */
export type Read = readonly string[];

/** What the blocks around are about, innermost first; `undefined`: it cannot be told from the template. */
interface Scope {
  readonly contexts: readonly Read[];
  readonly params: ReadonlyMap<string, Read>;
}

/** Lists what a template may read, without what lies within another read. */
export function collectReads(parts: readonly Part[]): readonly Read[] {
  const found = new Map<string, Read>();
  const note = (read: Read) => found.set(JSON.stringify(read), read);
  collectParts(parts, { contexts: [[]], params: new Map() }, note);
  const isCovered = (read: Read) => read.some((_, length) => found.has(JSON.stringify(read.slice(0, length))));
  return [...found.values()].filter((read) => !isCovered(read));
}

type Note = (read: Read) => void;

function collectParts(parts: readonly Part[], scope: Scope, note: Note): void {
  for (const part of parts) {
    if (part.kind === 'value') collectExpression(part.of, scope, note);
    if (part.kind === 'if') {
      collectExpression(part.test, scope, note);
      collectParts(part.body, scope, note);
      collectParts(part.otherwise, scope, note);
    }
    if (part.kind === 'each' || part.kind === 'with') {
      collectExpression(part.of, scope, note);
      collectParts(part.body, within(part, scope), note);
      collectParts(part.otherwise, scope, note);
    }
  }
}

/** What one entry of a list reads counts as reading the list. */
function within(part: Extract<Part, { kind: 'each' | 'with' }>, scope: Scope): Scope {
  const base = baseOf(part.of, scope);
  const given = part.params.map((name): [string, Read] => [name, base]);
  return { contexts: [base, ...scope.contexts], params: new Map([...scope.params, ...given]) };
}

function collectExpression(expression: Expression, scope: Scope, note: Note): void {
  if (expression.kind === 'literal') return;
  if (expression.kind === 'path') {
    if (expression.start.kind === 'call') collectExpression(expression.start.call, scope, note);
    else if (expression.start.kind !== 'loop') note(baseOf(expression, scope));
    return;
  }
  if (expression.kind === 'all' || expression.kind === 'any') {
    for (const one of expression.of) collectExpression(one, scope, note);
    return;
  }
  for (const one of Object.values(expression)) if (typeof one === 'object') collectExpression(one, scope, note);
}

/** The longest path that is known without the values. */
function baseOf(expression: Expression, scope: Scope): Read {
  if (expression.kind === 'lookup') return baseOf(expression.of, scope);
  if (expression.kind !== 'path') return [];
  const { start, names } = expression;
  if (start.kind === 'root') return names;
  if (start.kind === 'call') return baseOf(start.call, scope);
  if (start.kind === 'loop') return [];
  const base = start.kind === 'param' ? scope.params.get(start.name) : scope.contexts[start.up];
  return base ? [...base, ...names] : [];
}
