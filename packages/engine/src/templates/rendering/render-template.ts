import { isFilled } from '../compare.ts';
import type { TemplatePart } from '../reading/template-part.ts';
import { evaluate, type Frame, type LocatedValue, type TemplateEvaluation } from './evaluate.ts';
import { formatValue } from './format-value.ts';

/** Values that a template can read, by root name. */
export type TemplateValues = Readonly<Record<string, unknown>>;

export interface RenderOptions {
  /**
   * - `text` (default): values are not escaped
   * - `html`: values are escaped, except `{{{raw}}}`
   * - `escaped-html`: all values are escaped
   */
  readonly as?: 'text' | 'html' | 'escaped-html';
  /** IANA time zone for instants; default: the zone of this machine. */
  readonly timeZone?: string | undefined;
  /** BCP 47 locale of `dateFormat`; default: English. NOTE: titles are stored in English. */
  readonly locale?: string;
  /** Formats one value; default: `formatValue`. @param path path of the value; `undefined` for a computed value */
  readonly write?: (value: unknown, path: readonly string[] | undefined) => string;
  /** Returns a row of a data source by the row's name (`formatRowName`). Absent: lookups return nothing. */
  readonly loadRow?: ((name: string) => unknown) | undefined;
}

const maxOutput = 100_000;
const maxSteps = 100_000;

interface RenderState extends TemplateEvaluation {
  readonly write: (found: LocatedValue, isRaw: boolean) => string;
  readonly output: string[];
  remainingLength: number;
}

/** Thrown to stop a rendering that has used up its steps or its output length. */
const budgetExhausted = Symbol('over');

/**
 * Renders a template with values. Stops after 100,000 steps or `room` characters, and returns the output so far.
 *
 * @param maxLength maximum number of characters
 */
export function renderTemplate(
  parts: readonly TemplatePart[],
  values: TemplateValues,
  options: RenderOptions = {},
  maxLength = maxOutput,
): string {
  let stepsLeft = maxSteps;
  const spend = (steps: number) => {
    stepsLeft -= steps;
    if (stepsLeft < 0) throw budgetExhausted;
  };
  const { as = 'text', timeZone, locale = 'en', write = formatValue } = options;
  const root: LocatedValue = { value: values, path: [] };
  const run: RenderState = {
    root,
    consumeSteps: spend,
    loadRow: options.loadRow,
    timeZone,
    locale,
    output: [],
    remainingLength: maxLength,
    write: ({ value, path }, isRaw) => {
      spend(typeof value === 'object' ? 20 : 1);
      const text = write(value, path).slice(0, maxOutput);
      return as === 'text' || (isRaw && as === 'html') ? text : escapeHtml(text);
    },
  };
  try {
    renderParts(parts, { contextValue: root }, run);
  } catch (thrown) {
    if (thrown !== budgetExhausted) throw thrown;
  }
  return run.output.join('');
}

function renderParts(parts: readonly TemplatePart[], frame: Frame, run: RenderState): void {
  for (const part of parts) {
    run.consumeSteps(1);
    if (part.kind === 'text') append(part.text, run);
    else if (part.kind === 'value') append(run.write(evaluate(part.of, frame, run), part.isRaw), run);
    else if (part.kind === 'if') renderIf(part, frame, run);
    else if (part.kind === 'each') renderEach(part, frame, run);
    else renderWith(part, frame, run);
  }
}

function renderIf(part: Extract<TemplatePart, { kind: 'if' }>, frame: Frame, run: RenderState): void {
  const holds = isFilled(evaluate(part.test, frame, run).value, run.consumeSteps, part.countsZero) !== part.isNot;
  renderParts(holds ? part.body : part.otherwise, frame, run);
}

function append(text: string, run: RenderState): void {
  run.consumeSteps(text.length / 100);
  run.output.push(text.slice(0, run.remainingLength));
  run.remainingLength -= text.length;
  if (run.remainingLength <= 0) throw budgetExhausted;
}

type ContextBlock = Extract<TemplatePart, { kind: 'each' | 'with' }>;

function renderWith(part: ContextBlock, frame: Frame, run: RenderState): void {
  const about = evaluate(part.of, frame, run);
  if (isFilled(about.value, run.consumeSteps)) {
    renderParts(part.body, { contextValue: about, outer: frame, params: createParams(part, [about]) }, run);
  } else {
    renderParts(part.otherwise, frame, run);
  }
}

function renderEach(part: ContextBlock, frame: Frame, run: RenderState): void {
  const { value, path } = evaluate(part.of, frame, run);
  const container = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const isList = Array.isArray(container);
  const keys = isList ? undefined : Object.keys(container);
  const count = isList ? container.length : keys!.length;
  if (keys) run.consumeSteps(count / 10);
  if (count === 0) renderParts(part.otherwise, frame, run);
  for (let index = 0; index < count; index += 1) {
    run.consumeSteps(1);
    const key = keys ? keys[index]! : String(index);
    const about: LocatedValue = { value: container[key], path: path && [...path, key] };
    const loop = { index, key: keys ? key : index, first: index === 0, last: index === count - 1 };
    const params = createParams(part, [about, { value: loop.key }]);
    renderParts(part.body, { contextValue: about, loop, params, outer: frame }, run);
  }
}

const createParams = ({ params }: ContextBlock, given: readonly LocatedValue[]): ReadonlyMap<string, LocatedValue> =>
  new Map(params.map((name, at) => [name, given[at] ?? { value: undefined }]));

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '=': '&#61;',
};

/** Escapes text for HTML elements and for attributes with or without quotes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"'`=]/g, (character) => escapes[character]!);
}
