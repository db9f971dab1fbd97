/**
 * What a condition, a calculation or a check of a form means, as a tree without a word of any language: whoever shows it
 * words it, and `evaluateMeaning` says what it gives with answers.
 *
 * - `answer`: that of a component, named by its place in the definition. `own` is the answer that the rule is about
 * - `part`: something in an answer that is more than one value
 * - `lost`: a name that nothing in the form has
 * - `absent`: something that code asks for and no form of ours has
 * - `manual`: an address is typed by hand
 * - `compare`: by an operator of simple conditions (`isEqual`, `greaterThan` …)
 * - `some`, `every`, `total`: of the rows of a grid; what is said of each row names its columns
 * - `otherwise` of `choose` is nothing where it is absent
 */
export type Meaning =
  | { readonly is: 'answer'; readonly of: string }
  | { readonly is: 'part'; readonly of: Meaning; readonly name: string }
  | { readonly is: 'lost' | 'absent'; readonly name: string }
  | { readonly is: 'manual'; readonly of: string }
  | { readonly is: 'value'; readonly value: unknown }
  | { readonly is: 'now' }
  | { readonly is: 'moved'; readonly date: Meaning; readonly amount: number; readonly unit: string }
  | { readonly is: 'compare'; readonly operator: string; readonly left: Meaning; readonly right: Meaning }
  | { readonly is: 'filled' | 'not'; readonly of: Meaning }
  | { readonly is: 'all' | 'any'; readonly of: readonly Meaning[] }
  | { readonly is: Computed; readonly of: readonly Meaning[] }
  | { readonly is: 'either'; readonly first: Meaning; readonly otherwise: Meaning }
  | {
      readonly is: 'choose';
      readonly when: Meaning;
      readonly yes: Meaning;
      readonly otherwise: Meaning | undefined;
    }
  | { readonly is: 'some' | 'every' | 'total'; readonly rows: Meaning; readonly each: Meaning };

/** What is made of one value, or of several. */
export type Computed =
  | 'sum'
  | 'difference'
  | 'product'
  | 'quotient'
  | 'remainder'
  | 'joined'
  | 'largest'
  | 'smallest'
  | 'rounded'
  | 'size'
  | 'count'
  | 'length';

/** What a meaning is made of. */
export function partsOf(meaning: Meaning): readonly Meaning[] {
  switch (meaning.is) {
    case 'part':
    case 'filled':
    case 'not':
      return [meaning.of];
    case 'moved':
      return [meaning.date];
    case 'compare':
      return [meaning.left, meaning.right];
    case 'either':
      return [meaning.first, meaning.otherwise];
    case 'choose':
      return [meaning.when, meaning.yes, ...(meaning.otherwise ? [meaning.otherwise] : [])];
    case 'some':
    case 'every':
    case 'total':
      return [meaning.rows, meaning.each];
    case 'answer':
    case 'lost':
    case 'absent':
    case 'manual':
    case 'value':
    case 'now':
      return [];
    default:
      return meaning.of;
  }
}

/** A meaning and all that it is made of. */
export function meaningsIn(meaning: Meaning): readonly Meaning[] {
  const found = [meaning];
  for (let at = 0; at < found.length; at += 1) found.push(...partsOf(found[at]!));
  return found;
}

/** Places of the components whose answers meanings look at, each once. */
export function answersIn(meanings: readonly Meaning[]): readonly string[] {
  const found = new Set<string>();
  for (const one of meanings.flatMap(meaningsIn)) if (one.is === 'answer' || one.is === 'manual') found.add(one.of);
  return [...found];
}

/** Names that meanings ask for and nothing has: in the form (`lost`), or anywhere (`absent`). */
export function namesIn(meanings: readonly Meaning[], is: 'lost' | 'absent'): readonly string[] {
  return [...new Set(meanings.flatMap(meaningsIn).flatMap((one) => (one.is === is ? one.name : [])))];
}

export const value = (of: unknown): Meaning => ({ is: 'value', value: of });

/** The opposite, said as plainly as it can be. */
export function notOf(meaning: Meaning): Meaning {
  if (meaning.is === 'not') return meaning.of;
  if (meaning.is === 'value') return value(!meaning.value);
  const opposite = meaning.is === 'compare' ? opposites[meaning.operator] : undefined;
  return meaning.is === 'compare' && opposite ? { ...meaning, operator: opposite } : { is: 'not', of: meaning };
}

/** NOTE: not of orders: what is empty is neither above nor below. */
const opposites: Readonly<Record<string, string>> = {
  isEqual: 'isNotEqual',
  isNotEqual: 'isEqual',
  isEmpty: 'isNotEmpty',
  isNotEmpty: 'isEmpty',
  includes: 'notIncludes',
  notIncludes: 'includes',
};

/** Several that must all hold (or any of them), without a list of one or a list in its like. */
export function together(is: 'all' | 'any', of: readonly Meaning[]): Meaning {
  const flat = of.flatMap((one) => (one.is === is ? one.of : [one]));
  return flat.length === 1 ? flat[0]! : { is, of: flat };
}
