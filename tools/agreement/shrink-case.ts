import type { AgreementCase } from './cases/make-case.ts';

/** A whole case stays one without these. */
const needed = new Set(['type', 'key', 'form', 'components', 'columns', 'doings', 'user', 'kind', 'at', 'seed']);
const mostTries = 2_000;

/** Leaves out, piece by piece, whatever the case still differs without. */
export async function shrinkCase(
  whole: AgreementCase,
  differs: (smaller: AgreementCase) => Promise<boolean>,
): Promise<AgreementCase> {
  let smallest = whole;
  let tries = 0;
  for (let hasShrunk = true; hasShrunk; ) {
    hasShrunk = false;
    for (const place of placesIn(smallest).toReversed()) {
      if (tries++ > mostTries) return smallest;
      const smaller = without(smallest, place) as AgreementCase;
      if (!(await differs(smaller))) continue;
      smallest = smaller;
      hasShrunk = true;
    }
  }
  return smallest;
}

type Place = readonly string[];

/** Every entry of a list and every property that can be left out, outermost first. */
function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const place = [...at, name];
    return [...(needed.has(name) ? [] : [place]), ...placesIn(part, place)];
  });
}

function without(value: unknown, [name, ...rest]: Place): unknown {
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  if (Array.isArray(value)) {
    const index = Number(name);
    return rest.length > 0
      ? value.map((part, at) => (at === index ? without(part, rest) : part))
      : value.toSpliced(index, 1);
  }
  const { [name]: part, ...others } = value as Record<string, unknown>;
  if (part === undefined) return value;
  return rest.length > 0 ? { ...value, [name]: without(part, rest) } : others;
}
