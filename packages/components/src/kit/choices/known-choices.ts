import type { Choice } from '../read/choice.ts';
import type { ChoiceSource } from './choice-source.ts';
import { choicesIn } from './choices-in.ts';

/** What a component has to choose from, as far as it is known: the form's own, or what was offered. */
export const knownChoices = (
  own: readonly Choice[],
  source: ChoiceSource | undefined,
  offered: readonly unknown[] | undefined,
): readonly Choice[] => (source && offered ? choicesIn(offered, source) : own);
