import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import type { LogicFinding } from './logic-findings.ts';
import { ProblemsPanel } from './ProblemsPanel.tsx';

afterEach(cleanup);

const total: LogicFinding = {
  path: '1',
  label: 'Total',
  logicName: 'Calculated value',
  text: 'This code was stopped.',
  setting: 'calculateValue',
};

function renderPanel(findings: readonly LogicFinding[]) {
  const onOpen = vi.fn();
  const { container } = render(
    <FluentProvider theme={webLightTheme}>
      <ProblemsPanel findings={findings} onOpen={onOpen} />
    </FluentProvider>,
  );
  return { onOpen, container };
}

it('lists the problems with their number, and opens the setting', async () => {
  const { onOpen, container } = renderPanel([
    total,
    { ...total, path: '2', label: 'Why', logicName: 'Rules', setting: 'logic' },
  ]);
  const panel = within(screen.getByRole('region', { name: 'Code problems' }));
  expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Total', 'Why']);
  expect(panel.getByText('2')).toBeTruthy();
  await userEvent.click(panel.getByRole('button', { name: 'Open settings: Why, Rules' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('2', 'logic');
  expect(
    (await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }))
      .violations,
  ).toEqual([]);
});

it('renders nothing without problems, and announces to screen readers when problems end', () => {
  renderPanel([]);
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  renderPanel([total]);
  expect(screen.getByRole('status').textContent).toBe('1 code problem');
});
