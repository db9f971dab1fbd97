import axe from 'axe-core';
import { expect } from 'vitest';

/** Waits until no colour fades any more: what looks at contrast would see one that is on its way. */
const colorsAtRest = (): Promise<void> =>
  expect.poll(() => document.getAnimations().filter((one) => one instanceof CSSTransition)).toEqual([]);

/** What is not accessible in a part of the page, or in the whole of it: `rule: where`, without what keeps the focus in a dialog. */
export async function axeFaults(include: Element = document.body): Promise<readonly string[]> {
  await colorsAtRest();
  const { violations } = await axe.run({ include, exclude: ['[data-tabster-dummy]'] } as never);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
