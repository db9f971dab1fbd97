import type { Choice } from '../read/choice.ts';
import type { ChoiceSource } from './choice-source.ts';
import { parseChoices } from './parse-choices.ts';

/** Returns the choices that are known so far: the choices in the form, or those already loaded from the source. */
export const getKnownChoices = (
  formChoices: readonly Choice[],
  source: ChoiceSource | undefined,
  offered: readonly unknown[] | undefined,
): readonly Choice[] => (source && offered ? parseChoices(offered, source) : formChoices);
