import type { Choice } from '../read/choice.ts';
import { createYielder, forEachYielding } from '../sorting/yielding.ts';
import { type ChoiceParseSettings, createChoiceCollector, getCachedChoices, limitEntries } from './parse-choices.ts';

/**
 * Parses the entries of a list in small steps and caches the choices for `parseChoices`, so that the page stays
 * responsive with a hundred thousand entries.
 */
export async function parseChoicesInSteps(
  items: readonly unknown[],
  settings: ChoiceParseSettings,
): Promise<readonly Choice[]> {
  const before = getCachedChoices(items, settings);
  if (before.choices) return before.choices;
  const found = createChoiceCollector(settings);
  await forEachYielding(limitEntries(items, settings), createYielder(), found.add);
  // Another caller may have parsed the same list synchronously in the meantime.
  return getCachedChoices(items, settings).choices ?? before.keep(found.all());
}
