import type { Expression, Part } from './template-part.ts';

/** Path from the root of the values; a read includes everything below it. */
export type Read = readonly string[];

/** Context values of the enclosing blocks, innermost first, and their block parameters. */
interface Scope {
  readonly contexts: readonly Read[];
  readonly params: ReadonlyMap<string, Read>;
}

/** Returns the paths that a template may read, without paths below another returned path. */
export function collectReads(parts: readonly Part[]): readonly Read[] {
  const found = new Map<string, Read>();
  const recordRead = (read: Read) => found.set(JSON.stringify(read), read);
  collectParts(parts, { contexts: [[]], params: new Map() }, recordRead);
  const isCovered = (read: Read) => read.some((_, length) => found.has(JSON.stringify(read.slice(0, length))));
  return [...found.values()].filter((read) => !isCovered(read));
}

type RecordRead = (read: Read) => void;

function collectParts(parts: readonly Part[], scope: Scope, note: RecordRead): void {
  for (const part of parts) {
    if (part.kind === 'value') collectExpression(part.of, scope, note);
    if (part.kind === 'if') {
      collectExpression(part.test, scope, note);
      collectParts(part.body, scope, note);
      collectParts(part.otherwise, scope, note);
    }
    if (part.kind === 'each' || part.kind === 'with') {
      collectExpression(part.of, scope, note);
      collectParts(part.body, createBlockScope(part, scope), note);
      collectParts(part.otherwise, scope, note);
    }
  }
}

/** Creates the scope inside a block. Reading an entry counts as reading the whole list. */
function createBlockScope(part: Extract<Part, { kind: 'each' | 'with' }>, scope: Scope): Scope {
  const base = getBasePath(part.of, scope);
  const given = part.params.map((name): [string, Read] => [name, base]);
  return { contexts: [base, ...scope.contexts], params: new Map([...scope.params, ...given]) };
}

function collectExpression(expression: Expression, scope: Scope, note: RecordRead): void {
  if (expression.kind === 'literal') return;
  if (expression.kind === 'path') {
    if (expression.start.kind === 'call') collectExpression(expression.start.call, scope, note);
    else if (expression.start.kind !== 'loop') note(getBasePath(expression, scope));
    return;
  }
  if (expression.kind === 'all' || expression.kind === 'any') {
    for (const one of expression.of) collectExpression(one, scope, note);
    return;
  }
  for (const one of Object.values(expression)) if (typeof one === 'object') collectExpression(one, scope, note);
}

/** Returns the longest path of an expression that can be determined without the values. */
function getBasePath(expression: Expression, scope: Scope): Read {
  if (expression.kind === 'lookup') return getBasePath(expression.of, scope);
  if (expression.kind !== 'path') return [];
  const { start, names } = expression;
  if (start.kind === 'root') return names;
  if (start.kind === 'call') return getBasePath(start.call, scope);
  if (start.kind === 'loop') return [];
  const base = start.kind === 'param' ? scope.params.get(start.name) : scope.contexts[start.up];
  return base ? [...base, ...names] : [];
}
