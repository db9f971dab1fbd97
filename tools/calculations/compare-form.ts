import { isDeepStrictEqual } from 'node:util';
import { readAt, segmentsOfFieldPath } from '@tideform/engine';
import { answerForm } from '../corpus/cases/answer-form.ts';
import type { openTheirs } from './play-theirs.ts';

type Data = Readonly<Record<string, unknown>>;

export interface Compared {
  /** How many calculated answers were looked at. */
  readonly count: number;
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly path: string;
  /** `2 · form.io's client 10` */
  readonly what: string;
}

/** Opens a form with answers in our engine and in form.io's client, and compares what is calculated. */
export async function compareForm(form: object, data: Data, theirs: ReturnType<typeof openTheirs>): Promise<Compared> {
  const ours = await answerForm(form, data, Date.now());
  const { data: their, calculatedPaths } = await theirs.play(form, data);
  const paths = [...new Set(calculatedPaths)];
  const differences = paths.flatMap((path) => {
    const [one, other] = [ours.data, their].map((answers) => readAt(answers, segmentsOfFieldPath(path)));
    if (isSame(orNothing(one), orNothing(other))) return [];
    return [{ path, what: `${JSON.stringify(one)} · form.io's client ${JSON.stringify(other)}` }];
  });
  return { count: paths.length, differences };
}

/** An answer that there is not may be absent, null or the empty text. */
const orNothing = (answer: unknown): unknown => (answer === '' || answer === null ? undefined : answer);

/** Ours are rounded to the fifteen digits that computing does not blur. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= Math.abs(other) * 1e-14
    : isDeepStrictEqual(one, other);
