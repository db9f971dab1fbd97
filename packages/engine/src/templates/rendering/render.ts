import type { Part } from '../reading/template-part.ts';
import { escapeHtml } from './escape-html.ts';
import { type Evaluation, evaluate, type Frame, type Located } from './evaluate.ts';
import { formatValue } from './format-value.ts';
import { isFilled } from './is-filled.ts';

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

interface Run extends Evaluation {
  readonly write: (found: Located, isRaw: boolean) => string;
  readonly output: string[];
  remainingLength: number;
}

/** Thrown to stop a rendering that has used up its steps or its output length. */
const budgetExhausted = Symbol('over');

/**
 * Renders a template with values. Stops after 100,000 steps or `room` characters, and returns the output so far.
 *
 * @param room maximum number of characters
 */
export function render(
  parts: readonly Part[],
  values: TemplateValues,
  options: RenderOptions = {},
  room = maxOutput,
): string {
  let stepsLeft = maxSteps;
  const spend = (steps: number) => {
    stepsLeft -= steps;
    if (stepsLeft < 0) throw budgetExhausted;
  };
  const { as = 'text', timeZone, locale = 'en', write = formatValue } = options;
  const root: Located = { value: values, path: [] };
  const run: Run = {
    root,
    spend,
    loadRow: options.loadRow,
    timeZone,
    locale,
    output: [],
    remainingLength: room,
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

function renderParts(parts: readonly Part[], frame: Frame, run: Run): void {
  for (const part of parts) {
    run.spend(1);
    if (part.kind === 'text') append(part.text, run);
    else if (part.kind === 'value') append(run.write(evaluate(part.of, frame, run), part.isRaw), run);
    else if (part.kind === 'if') renderIf(part, frame, run);
    else if (part.kind === 'each') renderEach(part, frame, run);
    else renderWith(part, frame, run);
  }
}

function renderIf(part: Extract<Part, { kind: 'if' }>, frame: Frame, run: Run): void {
  const holds = isFilled(evaluate(part.test, frame, run).value, run.spend, part.countsZero) !== part.isNot;
  renderParts(holds ? part.body : part.otherwise, frame, run);
}

function append(text: string, run: Run): void {
  run.spend(text.length / 100);
  run.output.push(text.slice(0, run.remainingLength));
  run.remainingLength -= text.length;
  if (run.remainingLength <= 0) throw budgetExhausted;
}

type ContextBlock = Extract<Part, { kind: 'each' | 'with' }>;

function renderWith(part: ContextBlock, frame: Frame, run: Run): void {
  const about = evaluate(part.of, frame, run);
  if (isFilled(about.value, run.spend)) {
    renderParts(part.body, { contextValue: about, outer: frame, params: createParams(part, [about]) }, run);
  } else {
    renderParts(part.otherwise, frame, run);
  }
}

function renderEach(part: ContextBlock, frame: Frame, run: Run): void {
  const { value, path } = evaluate(part.of, frame, run);
  const container = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const isList = Array.isArray(container);
  const keys = isList ? undefined : Object.keys(container);
  const count = isList ? container.length : keys!.length;
  if (keys) run.spend(count / 10);
  if (count === 0) renderParts(part.otherwise, frame, run);
  for (let index = 0; index < count; index += 1) {
    run.spend(1);
    const key = keys ? keys[index]! : String(index);
    const about: Located = { value: container[key], path: path && [...path, key] };
    const loop = { index, key: keys ? key : index, first: index === 0, last: index === count - 1 };
    const params = createParams(part, [about, { value: loop.key }]);
    renderParts(part.body, { contextValue: about, loop, params, outer: frame }, run);
  }
}

const createParams = ({ params }: ContextBlock, given: readonly Located[]): ReadonlyMap<string, Located> =>
  new Map(params.map((name, at) => [name, given[at] ?? { value: undefined }]));
