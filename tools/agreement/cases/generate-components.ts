import type { Random } from './random.ts';

/**
 * A generated component without settings: its position in the form, and a rank that limits which components its logic
 * may depend on.
 */
export interface TestComponent {
  readonly type: string;
  readonly key: string;
  /** Ancestors of the component, outermost first. */
  readonly ancestors: readonly TestComponent[];
  readonly children: readonly TestComponent[];
  /**
   * Random number that keeps logic acyclic: a component depends only on components of lower rank. The result of a
   * dependency cycle depends on the order of edits. The rank of a container is the lowest rank of its descendants.
   */
  readonly rank: number;
  /** Whether another component has the same key and writes the same answer. */
  readonly isDuplicate: boolean;
}

const layouts = ['panel', 'fieldset', 'well', 'columns', 'tabs'];
const containerTypes = [...layouts, 'container', 'container', 'datagrid', 'datagrid'];
const inputTypes = [
  ...['textfield', 'textfield', 'textarea', 'number', 'number', 'currency', 'checkbox', 'radio', 'select'],
  ...['selectboxes', 'email', 'phoneNumber', 'datetime', 'day', 'time', 'hidden', 'content', 'htmlelement'],
  ...['url', 'tags', 'survey'],
];
const maxComponents = 14;

/**
 * Generates random components.
 *
 * @param isKnown whether a component type is registered; unregistered types are left out, except for a rare unknown one
 * @param isWizard whether to generate panels as pages
 */
export function generateComponents(
  random: Random,
  isKnown: (type: string) => boolean,
  isWizard: boolean,
): readonly TestComponent[] {
  const leafTypes = inputTypes.filter(isKnown);
  let count = 0;
  const nextKey = (prefix: string) => `${prefix}${++count}`;

  function createLeaf(within: readonly TestComponent[]): TestComponent {
    const type = random.isChosen(0.01) ? 'crystalBall' : random.pick(leafTypes);
    return { type, key: nextKey('f'), ancestors: within, children: [], rank: random.next(), isDuplicate: false };
  }

  function createContainer(within: readonly TestComponent[], type: string): TestComponent {
    const children: TestComponent[] = [];
    const ranks = { lowest: random.next() };
    const part: TestComponent = {
      type,
      key: nextKey(type === 'panel' ? 'p' : 'h'),
      ancestors: within,
      children,
      get rank() {
        return ranks.lowest;
      },
      isDuplicate: false,
    };
    children.push(...createChildren([...within, part], 1 + random.nextBelow(3)));
    ranks.lowest = Math.min(ranks.lowest, ...children.map(({ rank }) => rank));
    return part;
  }

  function createChildren(within: readonly TestComponent[], componentCount: number): readonly TestComponent[] {
    const parts: TestComponent[] = [];
    for (let index = 0; index < componentCount && count < maxComponents; index += 1) {
      const isContainer = within.length < 3 && random.isChosen(0.3);
      const part = isContainer ? createContainer(within, random.pick(containerTypes)) : createLeaf(within);
      parts.push(part);
      if (isContainer || !random.isChosen(0.04)) continue;
      const twin = { ...part, isTwin: true };
      parts.splice(-1, 1, twin, { ...twin });
    }
    return parts;
  }

  if (!isWizard) return createChildren([], 2 + random.nextBelow(6));
  const pages = Array.from({ length: 2 + random.nextBelow(3) }, () => createContainer([], 'panel'));
  return random.isChosen(0.2) ? [...pages, createLeaf([])] : pages;
}

/** Returns all components of a component tree, parents before children. */
export function flattenComponents(parts: readonly TestComponent[]): readonly TestComponent[] {
  return parts.flatMap((part) => [part, ...flattenComponents(part.children)]);
}

export const isGrid = ({ type }: TestComponent): boolean => type === 'datagrid';
export const isLayout = ({ type }: TestComponent): boolean => layouts.includes(type);
export const hasAnswer = (part: TestComponent): boolean =>
  !isLayout(part) && part.type !== 'container' && !['content', 'htmlelement'].includes(part.type);

/** Returns the keys on the path from the data's root to the component's answer, without row numbers. */
export function getPath(part: TestComponent): readonly string[] {
  return [...part.ancestors.filter((ancestor) => !isLayout(ancestor)), part].map(({ key }) => key);
}
