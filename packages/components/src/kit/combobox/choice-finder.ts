import { type Choice, choiceKey } from '../read/choice.ts';

export interface ChoiceFinder {
  /** All, with words that tell them apart. */
  readonly all: readonly Choice[];
  /** Those that hold these words, those that begin with them before the others. */
  find(text: string): readonly Choice[];
}

interface Named {
  readonly choice: Choice;
  readonly lowered: string;
}

const known = new WeakMap<readonly Choice[], ChoiceFinder>();

/**
 * Looks for choices by their words. Where two have the same, each shows its value, too. Who goes on typing is searched for among
 * those that were found. There is one for a list of choices.
 */
export function choiceFinderOf(choices: readonly Choice[]): ChoiceFinder {
  const finder = known.get(choices) ?? createChoiceFinder(choices);
  known.set(choices, finder);
  return finder;
}

function createChoiceFinder(choices: readonly Choice[]): ChoiceFinder {
  const labels = choices.map(({ label }) => lower(label));
  const count = new Map<string, number>();
  for (const label of labels) count.set(label, (count.get(label) ?? 0) + 1);
  const areAlone = count.size === choices.length;
  const named = choices.map((choice, at): Named => {
    const lowered = labels[at] ?? '';
    if (areAlone || count.get(lowered) === 1) return { choice, lowered };
    const label = `${choice.label} (${choiceKey(choice.value)})`;
    return { choice: { ...choice, label }, lowered: lower(label) };
  });
  const all = areAlone ? choices : named.map(({ choice }) => choice);
  let last: { readonly wanted: string; readonly found: readonly Named[]; readonly choices: readonly Choice[] } = {
    wanted: '',
    found: named,
    choices: all,
  };
  return {
    all,
    find(text) {
      const wanted = lower(text);
      if (wanted === last.wanted) return last.choices;
      const among = wanted.startsWith(last.wanted) ? last.found : named;
      const found = among.filter(({ lowered }) => lowered.includes(wanted));
      const first = found.filter(({ lowered }) => lowered.startsWith(wanted));
      const others = found.filter(({ lowered }) => !lowered.startsWith(wanted));
      last = { wanted, found, choices: [...first, ...others].map(({ choice }) => choice) };
      return last.choices;
    },
  };
}

const lower = (text: string): string => text.trim().toLowerCase();
