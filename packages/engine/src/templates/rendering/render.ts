import type { Part } from '../reading/template-part.ts';
import { escapeHtml } from './escape-html.ts';
import { type Evaluation, evaluate, type Frame, type Located } from './evaluate.ts';
import { isFilled } from './is-filled.ts';
import { writeValue } from './write-value.ts';

/** What a template may read: the names that paths start with. */
export type TemplateValues = Readonly<Record<string, unknown>>;

export interface RenderOptions {
  /**
   * - `text` (default): values are written as they are
   * - `html`: values are escaped, but for `{{{raw}}}`
   * - `escaped-html`: all values are escaped
   */
  readonly as?: 'text' | 'html' | 'escaped-html';
  /** Zone for instants that name none; without it that of the machine. */
  readonly timeZone?: string | undefined;
  /** Whose months and weekdays `dateFormat` names: BCP 47, English without it. NOTE: titles are stored, and stay English. */
  readonly locale?: string;
  /** Writes one value as text, instead of `writeValue`. @param path where the value came from, if it came from somewhere */
  readonly write?: (value: unknown, path: readonly string[] | undefined) => string;
  /** Gives a row of a data source by its name (`rowName`). Without it there are none. */
  readonly look?: ((name: string) => unknown) | undefined;
}

const maxOutput = 100_000;
const maxSteps = 100_000;

interface Run extends Evaluation {
  readonly write: (found: Located, isRaw: boolean) => string;
  readonly out: string[];
  room: number;
}

/** Ends a rendering that has used up its steps or its room. */
const over = Symbol('over');

/**
 * Writes a template with its values. Gives what there is so far when 100,000 steps or the room are used up.
 *
 * @param room how many characters it may have
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
    if (stepsLeft < 0) throw over;
  };
  const { as = 'text', timeZone, locale = 'en', write = writeValue } = options;
  const root: Located = { value: values, path: [] };
  const run: Run = {
    root,
    spend,
    look: options.look,
    timeZone,
    locale,
    out: [],
    room,
    write: ({ value, path }, isRaw) => {
      spend(typeof value === 'object' ? 20 : 1);
      const text = write(value, path).slice(0, maxOutput);
      return as === 'text' || (isRaw && as === 'html') ? text : escapeHtml(text);
    },
  };
  try {
    renderParts(parts, { about: root }, run);
  } catch (thrown) {
    if (thrown !== over) throw thrown;
  }
  return run.out.join('');
}

function renderParts(parts: readonly Part[], frame: Frame, run: Run): void {
  for (const part of parts) {
    run.spend(1);
    if (part.kind === 'text') put(part.text, run);
    else if (part.kind === 'value') put(run.write(evaluate(part.of, frame, run), part.isRaw), run);
    else if (part.kind === 'if') renderIf(part, frame, run);
    else if (part.kind === 'each') renderEach(part, frame, run);
    else renderWith(part, frame, run);
  }
}

function renderIf(part: Extract<Part, { kind: 'if' }>, frame: Frame, run: Run): void {
  const holds = isFilled(evaluate(part.test, frame, run).value, run.spend, part.countsZero) !== part.isNot;
  renderParts(holds ? part.body : part.otherwise, frame, run);
}

function put(text: string, run: Run): void {
  run.spend(text.length / 100);
  run.out.push(text.slice(0, run.room));
  run.room -= text.length;
  if (run.room <= 0) throw over;
}

type About = Extract<Part, { kind: 'each' | 'with' }>;

function renderWith(part: About, frame: Frame, run: Run): void {
  const about = evaluate(part.of, frame, run);
  if (isFilled(about.value, run.spend)) {
    renderParts(part.body, { about, outer: frame, params: namesFor(part, [about]) }, run);
  } else {
    renderParts(part.otherwise, frame, run);
  }
}

function renderEach(part: About, frame: Frame, run: Run): void {
  const { value, path } = evaluate(part.of, frame, run);
  const holder = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const isList = Array.isArray(holder);
  const keys = isList ? undefined : Object.keys(holder);
  const count = isList ? holder.length : keys!.length;
  if (keys) run.spend(count / 10);
  if (count === 0) renderParts(part.otherwise, frame, run);
  for (let index = 0; index < count; index += 1) {
    run.spend(1);
    const key = keys ? keys[index]! : String(index);
    const about: Located = { value: holder[key], path: path && [...path, key] };
    const loop = { index, key: keys ? key : index, first: index === 0, last: index === count - 1 };
    const params = namesFor(part, [about, { value: loop.key }]);
    renderParts(part.body, { about, loop, params, outer: frame }, run);
  }
}

const namesFor = ({ params }: About, given: readonly Located[]): ReadonlyMap<string, Located> =>
  new Map(params.map((name, at) => [name, given[at] ?? { value: undefined }]));
