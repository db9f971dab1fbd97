import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen, within } from '@testing-library/react';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition } from '@tideform/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { FormRunner } from './FormRunner.tsx';

afterEach(cleanup);

const long = 'Handrail loose at the third landing, north stair, and the glass of the door above it is cracked';
const notes = { type: 'textfield', key: 'note', label: 'Note', validate: { required: true } };
const choices = { type: 'select', key: 'choice', label: 'Choice', data: { values: [{ label: long, value: 'l' }] } };
const day = { type: 'datetime', key: 'day', label: 'Day', enableTime: true };
const grid = { type: 'datagrid', key: 'rows', label: 'Rows', components: [notes, choices] };
const components = [notes, { ...notes, key: 'rent', label: 'Rent', prefix: '£' }, choices, day, grid];
const data = {
  ...{ note: long, rent: long, choice: 'l', day: '2026-11-22T11:30:00.000Z' },
  rows: [{ note: long, choice: 'l' }],
  cost: 38,
};

function renderForm(readOnly: boolean, form: FormDefinition = { components }, dir: 'ltr' | 'rtl' = 'ltr') {
  const session = createSession({ form, specs, data, readOnly });
  render(
    <FluentProvider theme={webLightTheme} dir={dir} style={{ width: 480, textAlign: 'start' }}>
      <FormRunner session={session} readOnly={readOnly} />
    </FluentProvider>,
  );
}

const isTruncated = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;
const getTextboxes = () => screen.getAllByRole<HTMLTextAreaElement>('textbox');

describe('read-only answers', () => {
  it('are shown completely, also in rows of grids', () => {
    renderForm(true);
    expect(getTextboxes().map(({ name, value }) => [name, value === long])).toEqual([
      ['note', true],
      ['rent', true],
      ['choice', true],
      ['day', false],
      ['note', true],
      ['choice', true],
    ]);
    expect(getTextboxes().filter(isTruncated)).toEqual([]);
    cleanup();
    renderForm(false);
    expect(getTextboxes().filter(isTruncated)).not.toEqual([]);
  });

  it('show neither input borders nor required marks', () => {
    renderForm(true);
    const frame = (box: HTMLElement) => box.parentElement?.parentElement;
    expect(getTextboxes().map((box) => getComputedStyle(frame(box)!).borderStyle)).toEqual(
      getTextboxes().map(() => 'none'),
    );
    const marks = screen.getAllByText('*');
    expect(marks.filter((mark) => mark.getClientRects().length > 0)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Choose a date' })).toBeNull();
    cleanup();
    renderForm(false);
    expect(screen.getAllByText('*').some((mark) => mark.getClientRects().length > 0)).toBe(true);
  });

  it('keep their suffixes', () => {
    renderForm(true, { components: [{ type: 'number', key: 'cost', label: 'Cost', suffix: 'mph' }] });
    const gapPx =
      screen.getByText('mph').getBoundingClientRect().left - screen.getByRole('textbox').getBoundingClientRect().left;
    expect(gapPx).toBeLessThan(60);
    expect(getTextboxes().filter(isTruncated)).toEqual([]);
  });

  it('are aligned with their labels in every text direction', () => {
    const lines = { type: 'textarea', key: 'note', label: 'Lines' };
    renderForm(true, { components: [choices, { ...notes, key: 'rent' }, lines] }, 'rtl');
    const alignments = getTextboxes().map((box) => getComputedStyle(box).textAlign);
    expect(alignments).toEqual(['right', 'right', 'right']);
  });

  it('have the same accessible names as editable answers', () => {
    renderForm(true);
    screen.getByRole('textbox', { name: 'Rent' });
    within(screen.getByRole('group', { name: 'Rows' })).getByRole('textbox', { name: 'Note, row 1' });
  });
});

it('can be focused with the keyboard if they are calculated, but not edited', () => {
  const total = { type: 'number', key: 'total', label: 'Total', disabled: true, calculateValue: 'value = 3' };
  const sum = { ...total, type: 'textfield', key: 'sum', label: 'Sum' };
  const off = { type: 'textfield', key: 'off', label: 'Off', disabled: true };
  renderForm(false, { components: [total, sum, { ...sum, type: 'textarea', key: 'text', label: 'Text' }, off] });
  const stateOf = (name: string) => {
    const { disabled, readOnly } = screen.getByRole<HTMLInputElement>('textbox', { name });
    return { disabled, readOnly };
  };
  expect([stateOf('Total'), stateOf('Sum'), stateOf('Text')]).toEqual(
    Array.from({ length: 3 }, () => ({ disabled: false, readOnly: true })),
  );
  expect(stateOf('Off')).toEqual({ disabled: true, readOnly: false });
});
