/** A step of a rating scale as a face, from worst to best. */
export type RatingFace = 'worst' | 'bad' | 'neutral' | 'good' | 'best';

const faces: readonly RatingFace[] = ['worst', 'bad', 'neutral', 'good', 'best'];
/**
 * Minimum and maximum steps of a rating scale with faces. Shorter lists are ordinary choices; longer scales would need
 * more distinct faces.
 */
const [MIN_STEPS, MAX_STEPS] = [3, 7];

/** Matches labels of the negative end of a scale, in the languages of forms. */
const NEGATIVE_LABEL =
  /disagree|dissatisf|unsatisf|unlikely|poor|\bbad|worst|terrible|awful|never|unhappy|not at all|nicht|unzufrieden|schlecht|mangelhaft|ungenügend|\bnie\b|unwahrscheinlich|schlimm|لا أوافق|غير راض|سيئ|أبدا|أبدًا|ضعيف/i;

/**
 * Maps each step of a rating scale to a face. Returns `undefined` if the scale has too few or too many steps, or if
 * neither labels nor ascending numbers show which end of the scale is positive, because a wrong face would suggest the
 * opposite.
 */
export function findRatingFaces(scale: readonly string[]): ReadonlyMap<string, RatingFace> | undefined {
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
