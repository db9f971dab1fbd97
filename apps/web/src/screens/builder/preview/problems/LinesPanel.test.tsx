import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { joinParts } from '../../../../ui/join-parts.ts';
import { LinesPanel } from './LinesPanel.tsx';

afterEach(cleanup);
const form = { components: [{ type: 'number', key: 'total', label: 'Total' }] };

function draw(lines: Parameters<typeof LinesPanel>[0]['lines']) {
  render(
    <FluentProvider theme={webLightTheme}>
      <LinesPanel form={form} lines={lines} />
    </FluentProvider>,
  );
}

it('[ENG-224] lists what code wrote, with the component and its logic', () => {
  draw([{ nodeId: '0', kind: 'calculateValue', level: 'log', text: 'net <b>4</b>' }]);
  expect(screen.getByRole('region', { name: 'Code output' })).toBeTruthy();
  expect(screen.getByText(joinParts(['Total', 'Calculated value']))).toBeTruthy();
  expect(screen.getByText('net <b>4</b>')).toBeTruthy();
});

it('[ENG-224] draws nothing while code writes nothing', () => {
  draw([]);
  expect(screen.queryByRole('region')).toBeNull();
});
