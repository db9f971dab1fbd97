import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TestView } from '../testing/TestView.tsx';

afterEach(cleanup);

const values = Array.from({ length: 3_000 }, (_, at) => ({ label: `Bolt ${at}`, value: at }));

/** Collects every choice that is rendered, even briefly. */
function watchChoices() {
  const drawn = new Set<Node>();
  const watch = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])) {
      if (!(node instanceof Element)) continue;
      if (node.matches('[role=option]')) drawn.add(node);
      for (const option of node.querySelectorAll('[role=option]')) drawn.add(option);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true });
  return drawn;
}

it('renders only the visible part of 3,000 choices, even before the list is positioned', async () => {
  render(<TestView definition={{ type: 'select', key: 'part', label: 'Part', data: { values } }} />);
  const drawn = watchChoices();
  await userEvent.click(screen.getByRole('combobox', { name: 'Part' }));
  await expect.poll(() => screen.queryAllByRole('option').length).toBeGreaterThan(5);
  expect(drawn.size).toBeLessThan(60);
});

it("is positioned correctly in a dialog after the dialog's opening animation", async () => {
  const { container } = render(
    <TestView definition={{ type: 'select', key: 'part', label: 'Part', data: { values } }} />,
  );
  const growing = container.animate([{ transform: 'scale(0.5)' }, { transform: 'none' }], 1000);
  growing.pause();
  const open = () => userEvent.click(screen.getByRole('combobox', { name: 'Part' }));
  const place = () => {
    const { left, width } = document.querySelector('[popover]')!.getBoundingClientRect();
    return [left, width];
  };
  await open();
  const small = place();
  growing.finish();
  await expect.poll(place).not.toEqual(small);
  const grown = place();
  await userEvent.keyboard('{Escape}');
  await open();
  expect(grown).toEqual(place());
});
