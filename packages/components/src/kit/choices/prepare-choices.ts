import type { Choice } from '../read/choice.ts';
import { createYielder, forEachYielding } from '../sorting/yielding.ts';
import { type ChoiceParsing, createChoiceCollector, getCachedChoices, limitEntries } from './parse-choices.ts';

/**
 * Parses the entries of a list in small steps and caches the choices for `parseChoices`, so that the page stays
 * responsive with a hundred thousand entries.
 */
export async function prepareChoices(items: readonly unknown[], reading: ChoiceParsing): Promise<readonly Choice[]> {
  const before = getCachedChoices(items, reading);
  if (before.choices) return before.choices;
  const found = createChoiceCollector(reading);
  await forEachYielding(limitEntries(items, reading), createYielder(), found.add);
  // Another caller may have parsed the same list synchronously in the meantime.
  return getCachedChoices(items, reading).choices ?? before.keep(found.all());
}
