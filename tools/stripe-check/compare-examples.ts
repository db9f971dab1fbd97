/** Stripe's example objects by type, each with every property. */
export interface Examples {
  readonly resources: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

type Known = { readonly object?: unknown } & Readonly<Record<string, unknown>>;

/**
 * Compares objects, including nested ones, with Stripe's example of the same type: each must have every property of the
 * example, with the same type.
 */
export function compareExamples({ resources }: Examples, objects: readonly object[]) {
  const faults: string[] = [];
  let compared = 0;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { object } = value as Known;
    const example = typeof object === 'string' && object !== 'event' ? resources[object] : undefined;
    if (example) {
      compared += 1;
      faults.push(...differences(String(object), example, value as Known));
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const one of objects) visit(one);
  return { compared, faults };
}

function differences(name: string, example: Known, ours: Known): string[] {
  return Object.entries(example).flatMap(([property, there]) => {
    if (!(property in ours)) return [`${name}.${property} is missing`];
    const [theirs, own] = [kindOf(there), kindOf(ours[property])];
    return theirs === 'null' || own === 'null' || theirs === own
      ? []
      : [`${name}.${property} is ${own}, not ${theirs}`];
  });
}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
