import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { joinParts } from '../../../../ui/join-parts.ts';
import { ConsolePanel } from './ConsolePanel.tsx';

afterEach(cleanup);
const form = { components: [{ type: 'number', key: 'total', label: 'Total' }] };

function renderPanel(lines: Parameters<typeof ConsolePanel>[0]['lines']) {
  render(
    <FluentProvider theme={webLightTheme}>
      <ConsolePanel form={form} lines={lines} />
    </FluentProvider>,
  );
}

it('[ENG-224] lists console output with its component and logic', () => {
  renderPanel([{ nodeId: '0', kind: 'calculateValue', level: 'log', text: 'net <b>4</b>' }]);
  expect(screen.getByRole('region', { name: 'Code output' })).toBeTruthy();
  expect(screen.getByText(joinParts(['Total', 'Calculated value']))).toBeTruthy();
  expect(screen.getByText('net <b>4</b>')).toBeTruthy();
});

it('[ENG-224] renders nothing without console output', () => {
  renderPanel([]);
  expect(screen.queryByRole('region')).toBeNull();
});
