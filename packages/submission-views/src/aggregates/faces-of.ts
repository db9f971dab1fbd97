/** A step of a scale as a face, from the worst to the best. */
export type Face = 'worst' | 'bad' | 'neutral' | 'good' | 'best';

const faces: readonly Face[] = ['worst', 'bad', 'neutral', 'good', 'best'];
/** Fewer steps are a choice, more have no faces that differ. */
const [fewest, most] = [3, 7];

/** What the end of a scale says that nobody likes, in the languages of our forms. */
const unloved =
  /disagree|dissatisf|unsatisf|unlikely|poor|\bbad|worst|terrible|awful|never|unhappy|not at all|nicht|unzufrieden|schlecht|mangelhaft|ungenügend|\bnie\b|unwahrscheinlich|schlimm|لا أوافق|غير راض|سيئ|أبدا|أبدًا|ضعيف/i;

/**
 * Faces for a scale, one for each step: where it says itself which of its ends is the better one, by its words or by numbers that
 * grow. Else none: a face in the wrong place says the opposite.
 */
export function facesOf(scale: readonly string[]): ReadonlyMap<string, Face> | undefined {
  const { length } = scale;
  if (length < fewest || length > most) return undefined;
  const [first = '', last = ''] = [scale[0], scale.at(-1)];
  const isGrowing = scale.every((step, at) => /^\d+$/.test(step) && Number(step) > Number(scale[at - 1] ?? -1));
  const isFirstBad = isGrowing || unloved.test(first);
  const isLastBad = unloved.test(last);
  if (isFirstBad === isLastBad) return undefined;
  const better = isFirstBad ? scale : scale.toReversed();
  return new Map(better.map((step, at) => [step, faces[Math.round((at * (faces.length - 1)) / (length - 1))]!]));
}
