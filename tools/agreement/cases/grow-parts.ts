import type { Random } from './random.ts';

/** A component before it has settings: where it lies, and who may follow whom. */
export interface Part {
  readonly type: string;
  readonly key: string;
  /** What it lies in, from the outside in. */
  readonly within: readonly Part[];
  readonly children: readonly Part[];
  /**
   * A part follows only parts of a lower rank, so that no circle comes up: where logic goes in a circle, the way to an
   * answer decides where it rests. A holder's rank is the lowest in it.
   */
  readonly rank: number;
  /** Another part has its key and writes the same answer. */
  readonly isTwin: boolean;
}

const layouts = ['panel', 'fieldset', 'well', 'columns', 'tabs'];
const holders = [...layouts, 'container', 'container', 'datagrid', 'datagrid'];
const leaves = [
  ...['textfield', 'textfield', 'textarea', 'number', 'number', 'currency', 'checkbox', 'radio', 'select'],
  ...['selectboxes', 'email', 'phoneNumber', 'datetime', 'day', 'time', 'hidden', 'content', 'htmlelement'],
  ...['url', 'tags', 'survey'],
];
const mostParts = 14;

/** Which types are there is the caller's knowledge. A type that nobody knows comes along now and then. */
export function growParts(random: Random, isKnown: (type: string) => boolean, isWizard: boolean): readonly Part[] {
  const leafTypes = leaves.filter(isKnown);
  let count = 0;
  const nextKey = (prefix: string) => `${prefix}${++count}`;

  function leaf(within: readonly Part[]): Part {
    const type = random.chance(0.01) ? 'crystalBall' : random.pick(leafTypes);
    return { type, key: nextKey('f'), within, children: [], rank: random.next(), isTwin: false };
  }

  function holder(within: readonly Part[], type: string): Part {
    const children: Part[] = [];
    const ranks = { lowest: random.next() };
    const part: Part = {
      type,
      key: nextKey(type === 'panel' ? 'p' : 'h'),
      within,
      children,
      get rank() {
        return ranks.lowest;
      },
      isTwin: false,
    };
    children.push(...grow([...within, part], 1 + random.below(3)));
    ranks.lowest = Math.min(ranks.lowest, ...children.map(({ rank }) => rank));
    return part;
  }

  function grow(within: readonly Part[], wanted: number): readonly Part[] {
    const parts: Part[] = [];
    for (let made = 0; made < wanted && count < mostParts; made += 1) {
      const isHolder = within.length < 3 && random.chance(0.3);
      const part = isHolder ? holder(within, random.pick(holders)) : leaf(within);
      parts.push(part);
      if (isHolder || !random.chance(0.04)) continue;
      const twin = { ...part, isTwin: true };
      parts.splice(-1, 1, twin, { ...twin });
    }
    return parts;
  }

  if (!isWizard) return grow([], 2 + random.below(6));
  const pages = Array.from({ length: 2 + random.below(3) }, () => holder([], 'panel'));
  return random.chance(0.2) ? [...pages, leaf([])] : pages;
}

/** All parts, parents first. */
export function allParts(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((part) => [part, ...allParts(part.children)]);
}

export const isGrid = ({ type }: Part): boolean => type === 'datagrid';
export const isLayout = ({ type }: Part): boolean => layouts.includes(type);
export const hasAnswer = (part: Part): boolean =>
  !isLayout(part) && part.type !== 'container' && !['content', 'htmlelement'].includes(part.type);

/** Names from the root of the data, without row numbers. */
export function pathOf(part: Part): readonly string[] {
  return [...part.within.filter((holder) => !isLayout(holder)), part].map(({ key }) => key);
}
