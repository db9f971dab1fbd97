import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TestView } from '../testing/TestView.tsx';

afterEach(cleanup);

const values = Array.from({ length: 3_000 }, (_, at) => ({ label: `Bolt ${at}`, value: at }));

/** Collects every choice that is rendered, even briefly. */
function recordRenderedChoices() {
  const renderedNodes = new Set<Node>();
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches('[role=option]')) renderedNodes.add(node);
      for (const option of node.querySelectorAll('[role=option]')) renderedNodes.add(option);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true });
  return renderedNodes;
}

it('renders only the visible part of 3,000 choices, even before the list is positioned', async () => {
  render(<TestView definition={{ type: 'select', key: 'part', label: 'Part', data: { values } }} />);
  const renderedNodes = recordRenderedChoices();
  await userEvent.click(screen.getByRole('combobox', { name: 'Part' }));
  await expect.poll(() => screen.queryAllByRole('option').length).toBeGreaterThan(5);
  expect(renderedNodes.size).toBeLessThan(60);
});

it("is positioned correctly in a dialog after the dialog's opening animation", async () => {
  const { container } = render(
    <TestView definition={{ type: 'select', key: 'part', label: 'Part', data: { values } }} />,
  );
  const growing = container.animate([{ transform: 'scale(0.5)' }, { transform: 'none' }], 1000);
  growing.pause();
  const open = () => userEvent.click(screen.getByRole('combobox', { name: 'Part' }));
  const getPosition = () => {
    const { left, width } = document.querySelector('[popover]')!.getBoundingClientRect();
    return [left, width];
  };
  await open();
  const small = getPosition();
  growing.finish();
  await expect.poll(getPosition).not.toEqual(small);
  const grown = getPosition();
  await userEvent.keyboard('{Escape}');
  await open();
  expect(grown).toEqual(getPosition());
});
