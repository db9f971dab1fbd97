import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition } from '@tideform/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

afterEach(cleanup);

type Direction = 'ltr' | 'rtl';

function renderForm(components: FormDefinition['components'], width = 800, dir: Direction = 'ltr') {
  const session = createSession({ form: { components }, specs });
  render(
    <FluentProvider theme={webLightTheme} dir={dir} style={{ width }}>
      <FormRunner session={session} />
    </FluentProvider>,
  );
}

/** Returns the position of a field's label relative to its input. */
function getLabelPosition(name: string): string {
  const label = screen.getByText(name).getBoundingClientRect();
  const control = screen.getByRole('textbox', { name }).getBoundingClientRect();
  if (label.right <= control.left) return 'left';
  if (label.left >= control.right) return 'right';
  return label.bottom <= control.top ? 'above' : 'below';
}

const createFieldWithLabelPosition = (labelPosition: string, more: object = {}) => [
  { type: 'textfield', key: 'site', label: 'Site', labelPosition, ...more },
];

describe('the label of a field', () => {
  it.each([
    ['top', 'above'],
    ['left-left', 'left'],
    ['left-right', 'left'],
    ['right-left', 'right'],
    ['right-right', 'right'],
    ['bottom', 'below'],
    ['elsewhere', 'above'],
  ])('with the position %s is %s', (position, expectedPosition) => {
    renderForm(createFieldWithLabelPosition(position));
    expect(getLabelPosition('Site')).toBe(expectedPosition);
  });

  it('is on the opposite side in right-to-left layouts', () => {
    renderForm(createFieldWithLabelPosition('left-left'), 800, 'rtl');
    expect(getLabelPosition('Site')).toBe('right');
  });

  it('is above the field if there is not enough room beside it', () => {
    renderForm(createFieldWithLabelPosition('left-left'), 360);
    expect(getLabelPosition('Site')).toBe('above');
  });

  it('has the width that the author set, within limits', () => {
    const startOf = (labelWidth: unknown) => {
      renderForm(createFieldWithLabelPosition('left-left', { labelWidth }));
      const { left } = screen.getByRole('textbox').getBoundingClientRect();
      cleanup();
      return left;
    };
    expect(startOf('50')).toBeGreaterThan(startOf(undefined));
    expect(startOf(900)).toBe(startOf(70));
    expect(startOf(-5)).toBe(startOf(10));
  });
});

describe('keyboard use', () => {
  const field = (key: string, more: object = {}) => ({ type: 'textfield', key, label: key, ...more });

  it('focuses the field that the author chose, but never a hidden one', () => {
    renderForm([
      field('one'),
      field('two', { autofocus: true, hidden: true }),
      { type: 'panel', key: 'panel', components: [field('three', { autofocus: true })] },
    ]);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'three' }));
  });

  it('tabs through fields in the order that the author set', async () => {
    renderForm([
      field('second', { tabindex: '2' }),
      field('first', { tabindex: 1 }),
      field('never', { tabindex: -1 }),
      field('plain', { tabindex: 'soon' }),
      { type: 'checkbox', key: 'third', label: 'third', tabindex: 3 },
    ]);
    const met: (string | undefined)[] = [];
    for (let tabs = 0; tabs < 4; tabs++) {
      await userEvent.tab();
      met.push((document.activeElement as HTMLInputElement | null)?.name);
    }
    expect(met).toEqual(['first', 'second', 'third', 'plain']);
  });
});

it('names each row of a grid after its first field if rows are cards', () => {
  const defect = { type: 'textfield', key: 'defect', label: 'Defect' };
  const grid = [{ type: 'datagrid', key: 'rows', label: 'Rows', components: [defect] }];
  const isSeen = (name: string) => screen.getAllByText(name).some((one) => one.getClientRects().length > 0);
  renderForm(grid, 360);
  expect(isSeen('Defect 1')).toBe(true);
  cleanup();
  renderForm(grid, 800);
  expect(isSeen('Defect 1')).toBe(false);
});
