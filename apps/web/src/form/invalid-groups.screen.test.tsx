import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { specs } from '@tideform/components/specs';
import { createSession } from '@tideform/engine';
import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { FormRunner } from './FormRunner.tsx';

const forceColors = async (value: 'active' | 'none') => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(value === 'active');
};

afterEach(async () => {
  cleanup();
  await forceColors('none');
});

const choices = [{ label: 'One', value: 'one' }];
const required = { validate: { required: true } };
const inputFields = [
  { type: 'textfield', key: 'site', label: 'Site' },
  { type: 'textarea', key: 'why', label: 'Why' },
  { type: 'select', key: 'pick', label: 'Pick', data: { values: choices } },
  { type: 'datetime', key: 'day', label: 'Day' },
];
const groups = [
  { type: 'radio', key: 'one', label: 'One of', values: choices },
  { type: 'selectboxes', key: 'some', label: 'Some of', values: choices },
  { type: 'checkbox', key: 'yes', label: 'Agreed' },
  { type: 'file', key: 'photos', label: 'Photos' },
  { type: 'signature', key: 'signed', label: 'Signed' },
  { type: 'survey', key: 'survey', label: 'Survey', questions: choices, values: choices },
  { type: 'datagrid', key: 'rows', label: 'Rows', components: [{ type: 'number', key: 'n', label: 'N' }] },
  { type: 'approval', key: 'approval', label: 'Approval' },
].map((one) => ({ ...one, validate: { required: true, minLength: one.type === 'datagrid' ? 2 : undefined } }));

async function renderInvalidForm() {
  const components = [
    ...inputFields.map((one) => ({ ...one, ...required })),
    ...groups,
    { type: 'button', label: 'Send' },
  ];
  render(
    <FluentProvider theme={webLightTheme} style={{ width: 800 }}>
      <FormRunner session={createSession({ form: { components }, specs })} />
    </FluentProvider>,
  );
  const right = getBorderWidths();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Site is required.', { selector: 'span' });
  return { right, wrong: getBorderWidths() };
}

/** Returns the widths of the lines that mark fields as invalid: the border of an input, or the line beside a group. */
function getBorderWidths() {
  const ofBox = (label: string) =>
    getComputedStyle(screen.getByLabelText(new RegExp(`^${label}`)).closest('span')!).borderTopWidth;
  const ofGroup = (label: string) => {
    for (let at: Element | null = screen.getAllByText(label)[0]!; at; at = at.parentElement) {
      const { content, borderInlineStartWidth } = getComputedStyle(at, '::before');
      if (content !== 'none' && content !== 'normal') return borderInlineStartWidth;
    }
    return '0px';
  };
  return { boxes: inputFields.map(({ label }) => ofBox(label)), groups: groups.map(({ label }) => ofGroup(label)) };
}

it('marks invalid groups of controls with a line', async () => {
  const { right, wrong } = await renderInvalidForm();
  expect(new Set(right.groups)).toEqual(new Set(['0px']));
  expect(wrong.groups).toEqual(groups.map(() => '3px'));
});

it('marks invalid fields with thicker lines in forced colors', async () => {
  await forceColors('active');
  const { right, wrong } = await renderInvalidForm();
  expect(right.boxes).toEqual(inputFields.map(() => '1px'));
  expect(wrong.boxes).toEqual(inputFields.map(() => '3px'));
  expect(wrong.groups).toEqual(groups.map(() => '3px'));
});
