import { type Choice, choiceKey } from '../../kit/read/choice.ts';

/** A list of more choices than this is searched, not drawn: each that is drawn costs the page a tenth of a millisecond. */
export const MOST_DRAWN = 1_000;
/** So many of a long list are shown at a time. */
export const SHOWN = 100;

export interface ChoiceFinder {
  /** Words of a stored answer; those of an answer that is no choice (any more) are the answer itself. */
  textOf(value: unknown): string;
  /** The choice with these words, whatever their case. */
  byText(text: string): Choice | undefined;
  /** The first choices that hold these words, those that begin with them before the others. */
  find(text: string): readonly Choice[];
}

/** Looks for choices by their words. Where two have the same, each shows its value, too. */
export function createChoiceFinder(choices: readonly Choice[]): ChoiceFinder {
  const count = new Map<string, number>();
  for (const { label } of choices) count.set(lower(label), (count.get(lower(label)) ?? 0) + 1);
  const named = choices.map((choice) => {
    const isAlone = count.get(lower(choice.label)) === 1;
    const text = isAlone ? choice.label : `${choice.label} (${choiceKey(choice.value)})`;
    return { choice: { ...choice, label: text }, lowered: lower(text) };
  });
  const byText = new Map(named.map(({ choice, lowered }) => [lowered, choice]));
  const byKey = new Map(named.map(({ choice }) => [choiceKey(choice.value), choice]));
  return {
    textOf(value) {
      const key = choiceKey(value);
      return byKey.get(key)?.label ?? key;
    },
    byText: (text) => byText.get(lower(text)),
    find(text) {
      const wanted = lower(text);
      const first: Choice[] = [];
      const others: Choice[] = [];
      for (const { choice, lowered } of named) {
        if (first.length >= SHOWN) break;
        if (lowered.startsWith(wanted)) first.push(choice);
        else if (others.length < SHOWN && lowered.includes(wanted)) others.push(choice);
      }
      return [...first, ...others].slice(0, SHOWN);
    },
  };
}

const lower = (text: string): string => text.trim().toLowerCase();
