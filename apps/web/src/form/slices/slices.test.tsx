import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ViewProps } from '@tideform/components/kit/view-props.ts';
import { loadViews } from '@tideform/components/load-views';
import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, createSession } from '@tideform/engine';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormRunner } from '../FormRunner.tsx';

/** Queued idle callbacks. */
let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const runIdleCallbacks = () =>
  act(() => {
    for (const work of idle.splice(0)) work();
  });

const required = { required: true };
const send = { type: 'button', key: 'send', action: 'submit', label: 'Send' };
const texts = (count: number, name = 'f') =>
  Array.from({ length: count }, (_, at) => ({ type: 'plain', key: `${name}${at}`, label: `${name} ${at}` }));

/** Minimal view of a field, because the tests render thousands. */
const PlainView = ({ id }: ViewProps) => <input id={id} type="text" />;

async function renderForm(components: readonly ComponentDefinition[]) {
  const form = { components };
  await loadViews(form);
  const session = createSession({ form, specs: { ...specs, plain: specs.textfield } });
  render(<FormRunner session={session} moreViews={(type) => (type === 'plain' ? PlainView : undefined)} />);
}

const countTextboxes = () => document.querySelectorAll('input[type=text]').length;
const more = () => screen.queryByText('This is a long form. Loading the rest…');

it('renders a thousand fields at once, and the others in slices while the page is idle', async () => {
  await renderForm(texts(1_700));
  expect([countTextboxes(), more() !== null]).toEqual([1_000, true]);
  runIdleCallbacks();
  expect(countTextboxes()).toBe(1_300);
  runIdleCallbacks();
  runIdleCallbacks();
  expect([countTextboxes(), more()]).toEqual([1_700, null]);
});

it('applies the same limit to nested fields', async () => {
  const inside = Array.from({ length: 40 }, (_, at) => ({
    ...{ type: 'fieldset', key: `set${at}`, legend: `Set ${at}` },
    components: texts(40, `s${at}`),
  }));
  await renderForm(inside);
  expect(countTextboxes()).toBe(1_000 - 25);
  for (let each = 0; each < 4; each += 1) runIdleCallbacks();
  expect([countTextboxes(), more()]).toEqual([1_600, null]);
});

it('focuses an invalid field that isn’t rendered yet when its link is clicked', async () => {
  const far = { type: 'textfield', key: 'far', label: 'Far', validate: required };
  const set = { type: 'fieldset', key: 'set', legend: 'Last', components: [far] };
  await renderForm([send, ...texts(1_500), set]);
  expect(screen.queryByRole('textbox', { name: 'Far' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.click(screen.getByRole('link', { name: 'Far is required.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Far' }));
  expect(countTextboxes()).toBeLessThan(1_010);
});

it('renders fields immediately that become visible while slices are pending', async () => {
  const checkbox = { type: 'checkbox', key: 'asked', label: 'Asked' };
  const conditionalField = {
    type: 'textarea',
    key: 'told',
    label: 'Told',
    conditional: { show: true, when: 'asked', eq: 'true' },
  };
  await renderForm([checkbox, conditionalField, ...texts(1_700)]);
  runIdleCallbacks();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Asked' }));
  expect(screen.getByRole('textbox', { name: 'Told' })).toBeTruthy();
  expect(more()).not.toBeNull();
});

it('renders all fields for printing', async () => {
  await renderForm(texts(2_500));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect([countTextboxes(), more()]).toEqual([2_500, null]);
});
