/** A step of a rating scale as a face, from worst to best. */
export type Face = 'worst' | 'bad' | 'neutral' | 'good' | 'best';

const faces: readonly Face[] = ['worst', 'bad', 'neutral', 'good', 'best'];
/** Shorter scales are choices, and longer ones would need more distinguishable faces than there are. */
const [MIN_STEPS, MAX_STEPS] = [3, 7];

/** Matches labels of the negative end of a scale, in the languages of forms. */
const NEGATIVE_LABEL =
  /disagree|dissatisf|unsatisf|unlikely|poor|\bbad|worst|terrible|awful|never|unhappy|not at all|nicht|unzufrieden|schlecht|mangelhaft|ungenügend|\bnie\b|unwahrscheinlich|schlimm|لا أوافق|غير راض|سيئ|أبدا|أبدًا|ضعيف/i;

/**
 * Maps each step of a rating scale to a face. Only if it is clear which end is the positive one, from its labels or
 * from ascending numbers: a wrong face would say the opposite.
 */
export function findFaces(scale: readonly string[]): ReadonlyMap<string, Face> | undefined {
  const { length } = scale;
  if (length < MIN_STEPS || length > MAX_STEPS) return undefined;
  const [first = '', last = ''] = [scale[0], scale.at(-1)];
  const isAscending = scale.every((step, index) => /^\d+$/.test(step) && Number(step) > Number(scale[index - 1] ?? -1));
  const isFirstNegative = isAscending || NEGATIVE_LABEL.test(first);
  const isLastNegative = NEGATIVE_LABEL.test(last);
  if (isFirstNegative === isLastNegative) return undefined;
  const worstFirst = isFirstNegative ? scale : scale.toReversed();
  return new Map(
    worstFirst.map((step, index) => [step, faces[Math.round((index * (faces.length - 1)) / (length - 1))]!]),
  );
}
