import { type Choice, getChoiceKey } from '../read/choice.ts';

export interface ChoiceFinder {
  /** All choices, with unique labels. */
  readonly all: readonly Choice[];
  /** Returns the choices whose label contains the text, prefix matches first. */
  find(text: string): readonly Choice[];
}

interface IndexedChoice {
  readonly choice: Choice;
  readonly lowered: string;
}

const finderCache = new WeakMap<readonly Choice[], ChoiceFinder>();

/**
 * Returns the search index of a list of choices, cached per list. Choices with the same label also show their value.
 * When the search text gets longer, only the previous results are filtered.
 */
export function getChoiceFinder(choices: readonly Choice[]): ChoiceFinder {
  const finder = finderCache.get(choices) ?? createChoiceFinder(choices);
  finderCache.set(choices, finder);
  return finder;
}

function createChoiceFinder(choices: readonly Choice[]): ChoiceFinder {
  const labels = choices.map(({ label }) => toSearchText(label));
  const count = new Map<string, number>();
  for (const label of labels) count.set(label, (count.get(label) ?? 0) + 1);
  const areUnique = count.size === choices.length;
  const indexed = choices.map((choice, at): IndexedChoice => {
    const lowered = labels[at] ?? '';
    if (areUnique || count.get(lowered) === 1) return { choice, lowered };
    const label = `${choice.label} (${getChoiceKey(choice.value)})`;
    return { choice: { ...choice, label }, lowered: toSearchText(label) };
  });
  const all = areUnique ? choices : indexed.map(({ choice }) => choice);
  let last: { readonly wanted: string; readonly found: readonly IndexedChoice[]; readonly choices: readonly Choice[] } =
    {
      wanted: '',
      found: indexed,
      choices: all,
    };
  return {
    all,
    find(text) {
      const searchText = toSearchText(text);
      if (searchText === last.wanted) return last.choices;
      const among = searchText.startsWith(last.wanted) ? last.found : indexed;
      const found = among.filter(({ lowered }) => lowered.includes(searchText));
      const first = found.filter(({ lowered }) => lowered.startsWith(searchText));
      const others = found.filter(({ lowered }) => !lowered.startsWith(searchText));
      last = { wanted: searchText, found, choices: [...first, ...others].map(({ choice }) => choice) };
      return last.choices;
    },
  };
}

const toSearchText = (text: string): string => text.trim().toLowerCase();
