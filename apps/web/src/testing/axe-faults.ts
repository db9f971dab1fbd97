import axe from 'axe-core';
import { expect } from 'vitest';

const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;

/** Waits until nothing fades any more but what turns for ever: what looks at contrast would see a colour that is on its way. */
const colorsAtRest = (): Promise<void> =>
  expect
    .poll(() => document.getAnimations().filter((one) => one.playState === 'running' && !isEndless(one)))
    .toEqual([]);

/** What is not accessible in a part of the page, or in the whole of it: `rule: where`, without what keeps the focus in a dialog. */
export async function axeFaults(include: Element = document.body): Promise<readonly string[]> {
  await colorsAtRest();
  const { violations } = await axe.run({ include, exclude: ['[data-tabster-dummy]'] } as never);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
