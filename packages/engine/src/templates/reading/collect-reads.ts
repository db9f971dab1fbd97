import type { TemplateExpression, TemplatePart } from './template-part.ts';

/** Path from the root of the values; a read includes everything below it. */
export type TemplateRead = readonly string[];

/** Context values of the enclosing blocks, innermost first, and their block parameters. */
interface ReadScope {
  readonly contexts: readonly TemplateRead[];
  readonly params: ReadonlyMap<string, TemplateRead>;
}

/** Returns the paths that a template may read, without paths below another returned path. */
export function collectReads(parts: readonly TemplatePart[]): readonly TemplateRead[] {
  const found = new Map<string, TemplateRead>();
  const recordRead = (read: TemplateRead) => found.set(JSON.stringify(read), read);
  collectParts(parts, { contexts: [[]], params: new Map() }, recordRead);
  const isCovered = (read: TemplateRead) => read.some((_, length) => found.has(JSON.stringify(read.slice(0, length))));
  return [...found.values()].filter((read) => !isCovered(read));
}

type RecordRead = (read: TemplateRead) => void;

function collectParts(parts: readonly TemplatePart[], scope: ReadScope, recordRead: RecordRead): void {
  for (const part of parts) {
    if (part.kind === 'value') collectExpression(part.of, scope, recordRead);
    if (part.kind === 'if') {
      collectExpression(part.test, scope, recordRead);
      collectParts(part.body, scope, recordRead);
      collectParts(part.otherwise, scope, recordRead);
    }
    if (part.kind === 'each' || part.kind === 'with') {
      collectExpression(part.of, scope, recordRead);
      collectParts(part.body, createBlockScope(part, scope), recordRead);
      collectParts(part.otherwise, scope, recordRead);
    }
  }
}

/** Creates the scope inside a block. Reading an entry counts as reading the whole list. */
function createBlockScope(part: Extract<TemplatePart, { kind: 'each' | 'with' }>, scope: ReadScope): ReadScope {
  const base = getBasePath(part.of, scope);
  const given = part.params.map((name): [string, TemplateRead] => [name, base]);
  return { contexts: [base, ...scope.contexts], params: new Map([...scope.params, ...given]) };
}

function collectExpression(expression: TemplateExpression, scope: ReadScope, recordRead: RecordRead): void {
  if (expression.kind === 'literal') return;
  if (expression.kind === 'path') {
    if (expression.start.kind === 'call') collectExpression(expression.start.call, scope, recordRead);
    else if (expression.start.kind !== 'loop') recordRead(getBasePath(expression, scope));
    return;
  }
  if (expression.kind === 'all' || expression.kind === 'any') {
    for (const one of expression.of) collectExpression(one, scope, recordRead);
    return;
  }
  for (const one of Object.values(expression)) if (typeof one === 'object') collectExpression(one, scope, recordRead);
}

/** Returns the longest path of an expression that can be determined without the values. */
function getBasePath(expression: TemplateExpression, scope: ReadScope): TemplateRead {
  if (expression.kind === 'lookup') return getBasePath(expression.of, scope);
  if (expression.kind !== 'path') return [];
  const { start, names } = expression;
  if (start.kind === 'root') return names;
  if (start.kind === 'call') return getBasePath(start.call, scope);
  if (start.kind === 'loop') return [];
  const base = start.kind === 'param' ? scope.params.get(start.name) : scope.contexts[start.up];
  return base ? [...base, ...names] : [];
}
