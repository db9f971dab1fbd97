import { type Choice, choiceKey } from '../read/choice.ts';

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

const finders = new WeakMap<readonly Choice[], ChoiceFinder>();

/**
 * Returns the search index of a list of choices, cached per list. Choices with the same label also show their value.
 * When the search text gets longer, only the previous results are filtered.
 */
export function getChoiceFinder(choices: readonly Choice[]): ChoiceFinder {
  const finder = finders.get(choices) ?? createChoiceFinder(choices);
  finders.set(choices, finder);
  return finder;
}

function createChoiceFinder(choices: readonly Choice[]): ChoiceFinder {
  const labels = choices.map(({ label }) => lower(label));
  const count = new Map<string, number>();
  for (const label of labels) count.set(label, (count.get(label) ?? 0) + 1);
  const areUnique = count.size === choices.length;
  const indexed = choices.map((choice, at): IndexedChoice => {
    const lowered = labels[at] ?? '';
    if (areUnique || count.get(lowered) === 1) return { choice, lowered };
    const label = `${choice.label} (${choiceKey(choice.value)})`;
    return { choice: { ...choice, label }, lowered: lower(label) };
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
      const wanted = lower(text);
      if (wanted === last.wanted) return last.choices;
      const among = wanted.startsWith(last.wanted) ? last.found : indexed;
      const found = among.filter(({ lowered }) => lowered.includes(wanted));
      const first = found.filter(({ lowered }) => lowered.startsWith(wanted));
      const others = found.filter(({ lowered }) => !lowered.startsWith(wanted));
      last = { wanted, found, choices: [...first, ...others].map(({ choice }) => choice) };
      return last.choices;
    },
  };
}

const lower = (text: string): string => text.trim().toLowerCase();
