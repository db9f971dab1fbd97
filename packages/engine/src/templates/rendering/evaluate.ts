import { formatRowName } from '../../data/data-source-rows.ts';
import { type ConsumeSteps, compare, isFilled } from '../compare.ts';
import type { LoopName, TemplateExpression } from '../reading/template-part.ts';
import { formatDate } from './format-date.ts';

/**
 * Value of an expression, and its path from the root of the template values; the path is absent for a computed value.
 */
export interface LocatedValue {
  readonly value: unknown;
  readonly path?: readonly string[] | undefined;
}

/** Scope of a block: the context value, the block parameters and loop variables, and the scope of the outer block. */
export interface Frame {
  readonly contextValue: LocatedValue;
  readonly params?: ReadonlyMap<string, LocatedValue>;
  readonly loop?: Readonly<Record<LoopName, unknown>>;
  readonly outer?: Frame;
}

export interface TemplateEvaluation {
  readonly root: LocatedValue;
  readonly consumeSteps: ConsumeSteps;
  readonly loadRow: ((name: string) => unknown) | undefined;
  readonly timeZone: string | undefined;
  readonly locale: string;
}

export function evaluate(expression: TemplateExpression, frame: Frame, run: TemplateEvaluation): LocatedValue {
  run.consumeSteps(1);
  const evaluateValue = (one: TemplateExpression) => evaluate(one, frame, run).value;
  const isTrue = (one: TemplateExpression) => isFilled(evaluateValue(one), run.consumeSteps);
  switch (expression.kind) {
    case 'literal':
      return { value: expression.value };
    case 'path':
      return expression.names.reduce((at, name) => readProperty(at, name, run), resolveStart(expression, frame, run));
    case 'lookup':
      return lookUp(evaluate(expression.of, frame, run), toName(evaluateValue(expression.name)), run);
    case 'date':
      return { value: evaluateDate(expression, evaluateValue, run) };
    case 'compare':
      return {
        value: compare(
          expression.by,
          evaluateValue(expression.left),
          evaluateValue(expression.right),
          run.consumeSteps,
        ),
      };
    case 'all':
      return { value: expression.of.every(isTrue) };
    case 'any':
      return { value: expression.of.some(isTrue) };
  }
}

/**
 * Evaluates `lookup`: if `of` is a text, the row `name` of the data source with this ID; otherwise the property `name`
 * of `of`.
 */
function lookUp(of: LocatedValue, name: string, run: TemplateEvaluation): LocatedValue {
  if (typeof of.value !== 'string') return readProperty(of, name, run);
  const row = formatRowName(of.value, name);
  return row === undefined ? absentValue : { value: run.loadRow?.(row) };
}

type PathExpression = Extract<TemplateExpression, { kind: 'path' }>;

function resolveStart({ start }: PathExpression, frame: Frame, run: TemplateEvaluation): LocatedValue {
  if (start.kind === 'root') return run.root;
  if (start.kind === 'call') return evaluate(start.call, frame, run);
  if (start.kind === 'context') return getOuterFrame(frame, start.up)?.contextValue ?? absentValue;
  if (start.kind === 'loop') return getLoopValue(getOuterFrame(frame, start.up), start.name);
  let at: Frame | undefined = frame;
  while (at && !at.params?.has(start.name)) at = at.outer;
  return at?.params?.get(start.name) ?? absentValue;
}

const absentValue: LocatedValue = { value: undefined };

function getOuterFrame(frame: Frame, up: number): Frame | undefined {
  let at: Frame | undefined = frame;
  for (let left = up; left > 0 && at; left -= 1) at = at.outer;
  return at;
}

/**
 * Returns a variable of the innermost loop, such as `@index`. A `#with` in the loop does not hide the loop's variables.
 */
function getLoopValue(frame: Frame | undefined, name: LoopName): LocatedValue {
  let at = frame;
  while (at && !at.loop) at = at.outer;
  return { value: at?.loop?.[name] };
}

/** Returns an own property of an object; inherited properties are absent. */
function readProperty({ value, path }: LocatedValue, name: string, { consumeSteps }: TemplateEvaluation): LocatedValue {
  consumeSteps(1);
  if (typeof value !== 'object' || value === null || forbiddenNames.has(name) || !Object.hasOwn(value, name))
    return absentValue;
  return { value: (value as Record<string, unknown>)[name], path: path && [...path, name] };
}

const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function toName(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function evaluateDate(
  { value, pattern, timeZone }: Extract<TemplateExpression, { kind: 'date' }>,
  evaluateValue: (one: TemplateExpression) => unknown,
  run: TemplateEvaluation,
): string {
  run.consumeSteps(20);
  const zone = evaluateValue(timeZone);
  const written = evaluateValue(pattern);
  return formatDate(
    evaluateValue(value),
    typeof written === 'string' ? written : 'YYYY-MM-DD',
    typeof zone === 'string' ? zone.slice(0, 64) : run.timeZone,
    run.locale,
  );
}
