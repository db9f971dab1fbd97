import type { Choice } from '../read/choice.ts';
import { eachInBreaths, openBreath } from '../sorting/in-breaths.ts';
import { type ChoiceReading, collectChoices, knownOf, mostIn } from './choices-in.ts';

/** Reads what `choicesIn` has at once then, while the page goes on hearing people: there may be a hundred thousand. */
export async function prepareChoices(items: readonly unknown[], reading: ChoiceReading): Promise<readonly Choice[]> {
  const before = knownOf(items, reading);
  if (before.choices) return before.choices;
  const found = collectChoices(reading);
  await eachInBreaths(mostIn(items, reading), openBreath(), found.take);
  // Somebody may have been in a hurry meanwhile.
  return knownOf(items, reading).choices ?? before.keep(found.all());
}
