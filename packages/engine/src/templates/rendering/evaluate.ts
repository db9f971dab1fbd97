import { rowName } from '../../data/looked-up.ts';
import type { Expression, LoopName } from '../reading/template-part.ts';
import { compare, type Spend } from './compare.ts';
import { formatDate } from './format-date.ts';
import { isFilled } from './is-filled.ts';

/** A value and, where it is one, the place among the values that it came from. */
export interface Located {
  readonly value: unknown;
  readonly path?: readonly string[] | undefined;
}

/** What a block is about, and what it gives names to. */
export interface Frame {
  readonly about: Located;
  readonly params?: ReadonlyMap<string, Located>;
  readonly loop?: Readonly<Record<LoopName, unknown>>;
  readonly outer?: Frame;
}

export interface Evaluation {
  readonly root: Located;
  readonly spend: Spend;
  readonly look: ((name: string) => unknown) | undefined;
  readonly timeZone: string | undefined;
  readonly locale: string;
}

export function evaluate(expression: Expression, frame: Frame, run: Evaluation): Located {
  run.spend(1);
  const give = (one: Expression) => evaluate(one, frame, run).value;
  const isTrue = (one: Expression) => isFilled(give(one), run.spend);
  switch (expression.kind) {
    case 'literal':
      return { value: expression.value };
    case 'path':
      return expression.names.reduce((at, name) => step(at, name, run), startOf(expression, frame, run));
    case 'lookup':
      return lookUp(evaluate(expression.of, frame, run), nameOf(give(expression.name)), run);
    case 'date':
      return { value: dateOf(expression, give, run) };
    case 'compare':
      return { value: compare(expression.by, give(expression.left), give(expression.right), run.spend) };
    case 'all':
      return { value: expression.of.every(isTrue) };
    case 'any':
      return { value: expression.of.some(isTrue) };
  }
}

/** Of a text: a row of the data source with that id. Else the value with that name. */
function lookUp(of: Located, name: string, run: Evaluation): Located {
  if (typeof of.value !== 'string') return step(of, name, run);
  const row = rowName(of.value, name);
  return row === undefined ? nothing : { value: run.look?.(row) };
}

type PathExpression = Extract<Expression, { kind: 'path' }>;

function startOf({ start }: PathExpression, frame: Frame, run: Evaluation): Located {
  if (start.kind === 'root') return run.root;
  if (start.kind === 'call') return evaluate(start.call, frame, run);
  if (start.kind === 'context') return frameAbove(frame, start.up)?.about ?? nothing;
  if (start.kind === 'loop') return loopValue(frameAbove(frame, start.up), start.name);
  let at: Frame | undefined = frame;
  while (at && !at.params?.has(start.name)) at = at.outer;
  return at?.params?.get(start.name) ?? nothing;
}

const nothing: Located = { value: undefined };

function frameAbove(frame: Frame, up: number): Frame | undefined {
  let at: Frame | undefined = frame;
  for (let left = up; left > 0 && at; left -= 1) at = at.outer;
  return at;
}

/** A `#with` in a loop does not hide the loop's numbers. */
function loopValue(frame: Frame | undefined, name: LoopName): Located {
  let at = frame;
  while (at && !at.loop) at = at.outer;
  return { value: at?.loop?.[name] };
}

/** Only what an object holds itself: nothing that it inherits has a name here. */
function step({ value, path }: Located, name: string, { spend }: Evaluation): Located {
  spend(1);
  if (typeof value !== 'object' || value === null || refused.has(name) || !Object.hasOwn(value, name)) return nothing;
  return { value: (value as Record<string, unknown>)[name], path: path && [...path, name] };
}

const refused: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function nameOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function dateOf(
  { value, pattern, timeZone }: Extract<Expression, { kind: 'date' }>,
  give: (one: Expression) => unknown,
  run: Evaluation,
): string {
  run.spend(20);
  const zone = give(timeZone);
  const written = give(pattern);
  return formatDate(
    give(value),
    typeof written === 'string' ? written : 'YYYY-MM-DD',
    typeof zone === 'string' ? zone.slice(0, 64) : run.timeZone,
    run.locale,
  );
}
