import { isDeepStrictEqual } from 'node:util';
import { getAtPath, parseFieldPath } from '@tideform/engine';
import { answerForm } from '../corpus/cases/answer-form.ts';
import type { openFormioClient } from './formio-client.ts';

type Data = Readonly<Record<string, unknown>>;

export interface FormComparison {
  /** Number of calculated answers that were compared. */
  readonly count: number;
  readonly differences: readonly Difference[];
}

export interface Difference {
  readonly path: string;
  /** Both answers as text, this engine's first: `2 · form.io's client 10`. */
  readonly what: string;
}

/** Opens a form with answers in this engine and in form.io's client, and compares the calculated answers. */
export async function compareForm(
  form: object,
  data: Data,
  formioClient: ReturnType<typeof openFormioClient>,
): Promise<FormComparison> {
  const ours = await answerForm(form, data, Date.now());
  const { data: formioData, calculatedPaths } = await formioClient.play(form, data);
  const paths = [...new Set(calculatedPaths)];
  const differences = paths.flatMap((path) => {
    const [one, other] = [ours.data, formioData].map((answers) => getAtPath(answers, parseFieldPath(path)));
    if (isSame(normalizeMissing(one), normalizeMissing(other))) return [];
    return [{ path, what: `${JSON.stringify(one)} · form.io's client ${JSON.stringify(other)}` }];
  });
  return { count: paths.length, differences };
}

/** Treats an absent answer, null and the empty string alike. */
const normalizeMissing = (answer: unknown): unknown => (answer === '' || answer === null ? undefined : answer);

/** Compares two answers; numbers only to fourteen digits, because this engine rounds to fifteen. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= Math.abs(other) * 1e-14
    : isDeepStrictEqual(one, other);
