import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChoiceLoaderProvider } from '@tideform/components/kit/choices/ChoiceLoader.tsx';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, type OpenScriptHost, type SubmissionData } from '@tideform/engine';
import { openTestScripts, requireSandbox } from '@tideform/engine/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FormRunner } from './FormRunner.tsx';
import { loadWizard } from './wizard/wizard-components.ts';

beforeAll(() => loadWizard());
afterEach(cleanup);

const order: FormDefinition = {
  components: [
    { type: 'number', key: 'price', label: 'Price' },
    { type: 'number', key: 'total', label: 'Total', calculateValue: requireSandbox('value = (data.price || 0) * 2') },
    {
      type: 'textfield',
      key: 'code',
      label: 'Code',
      validate: { custom: "valid = value === 'bad' ? 'This code is used up.' : true" },
    },
    { type: 'button', key: 'submit', label: 'Send', action: 'submit' },
  ],
};

/** Creates a fake sandbox that responds only after the test opens its gate. */
function gatedScripts() {
  let { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const scripts: OpenScriptHost = () => {
    const host = openTestScripts();
    const gated =
      (run: typeof host.run): typeof host.run =>
      (batch) =>
        opened.then(() => run(batch));
    return { load: host.load, run: gated(host.run), close: host.close };
  };
  return {
    scripts,
    open: () => open(),
    closeGate() {
      ({ promise: opened, resolve: open } = Promise.withResolvers<void>());
    },
  };
}

interface RenderFormOptions {
  readonly isCodeOff?: boolean;
  readonly form?: FormDefinition;
  readonly data?: SubmissionData;
  readonly scripts?: OpenScriptHost;
}

function renderForm({ form = order, data = {}, scripts = openTestScripts, isCodeOff = false }: RenderFormOptions = {}) {
  const onSubmit = vi.fn();
  const session = createSession({ form, specs, data, scripts });
  render(<FormRunner session={session} onSubmit={onSubmit} isCodeOff={isCodeOff} />);
  return { session, onSubmit, user: userEvent.setup({ delay: null }) };
}

const findTextbox = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const getButton = (name: string) => screen.getByRole('button', { name });

describe('a form with code', () => {
  it('shows a skeleton until the code has determined which fields are visible', async () => {
    const { scripts, open } = gatedScripts();
    const form = {
      components: [
        { type: 'textfield', key: 'a', label: 'A' },
        { type: 'textfield', key: 'b', label: 'B', customConditional: requireSandbox('show = false') },
      ],
    };
    renderForm({ form, scripts });
    screen.getByRole('progressbar', { name: 'Loading...' });
    expect(screen.queryByRole('textbox')).toBeNull();
    open();
    await findTextbox('A');
    expect(screen.queryByRole('textbox', { name: 'B' })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('renders immediately if its code only calculates values, and marks pending values', async () => {
    const { scripts, open } = gatedScripts();
    const { session, user } = renderForm({ scripts, data: { price: 4 } });
    const total = screen.getByRole<HTMLInputElement>('textbox', { name: 'Total' });
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(total.value).toBe('');
    expect([total, screen.getByRole('textbox', { name: 'Price' })].map((field) => field.ariaBusy)).toEqual([
      'true',
      null,
    ]);
    await user.type(await findTextbox('Code'), 'x');
    open();
    await expect.poll(() => total.value).toBe('8');
    expect(total.ariaBusy).toBeNull();
    expect(session.data()).toMatchObject({ price: 4, total: 8, code: 'x' });
  });

  it('does not submit before a pending value is calculated', async () => {
    const { scripts, open } = gatedScripts();
    const { user, onSubmit } = renderForm({ scripts, data: { price: 4 } });
    await user.click(getButton('Send'));
    await screen.findByText('Checking…');
    expect(onSubmit).not.toHaveBeenCalled();
    open();
    await expect.poll(() => onSubmit.mock.calls).toMatchObject([[{ price: 4, total: 8 }]]);
  });

  it('asks before submitting a value that could not be recalculated', async () => {
    const code = requireSandbox('if (data.price === 46) throw new Error(); value = data.price * 2');
    const [price, total, ...others] = order.components;
    const { user, onSubmit } = renderForm({
      form: { components: [price!, { ...total!, calculateValue: code }, ...others] },
    });
    await user.type(await findTextbox('Price'), '4');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Total' });
    await expect.poll(() => field.value).toBe('8');
    await user.type(await findTextbox('Price'), '6');
    await user.click(getButton('Send'));
    await screen.findByText(/Couldn’t calculate from your latest answers: .*Total/);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(getButton('Submit anyway'));
    await expect.poll(() => onSubmit.mock.calls).toMatchObject([[{ price: 46, total: 8 }]]);
  });

  it('submits without asking after the calculation has worked again', async () => {
    const code = requireSandbox('if (data.price === 6) throw new Error(); value = data.price * 2');
    const [price, total, ...others] = order.components;
    const form = { components: [price!, { ...total!, calculateValue: code }, ...others] };
    const { user, onSubmit } = renderForm({ form, data: { price: 6, total: 8 } });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByText('Some values may be out of date');
    await user.clear(await findTextbox('Price'));
    await user.type(await findTextbox('Price'), '7');
    await user.click(getButton('Send'));
    await expect.poll(() => onSubmit.mock.calls).toMatchObject([[{ price: 7, total: 14 }]]);
    expect(screen.queryByText('Some values may be out of date')).toBeNull();
  });

  it('renders without waiting for code that takes too long', async () => {
    const { scripts } = gatedScripts();
    const form = {
      components: [
        { type: 'textfield', key: 'code', label: 'Code' },
        { type: 'textfield', key: 'b', label: 'B', customConditional: requireSandbox('show = false') },
      ],
    };
    const { user } = renderForm({ scripts, form });
    await user.type(await findTextbox('Code'), 'x');
    expect((await findTextbox('Code')).value).toBe('x');
  });

  it('renders immediately if it has no code', () => {
    renderForm({ form: { components: [{ type: 'textfield', key: 'a', label: 'A' }] } });
    screen.getByRole('textbox', { name: 'A' });
  });

  it('submits once, with calculated values and values typed while waiting', async () => {
    const { scripts, open, closeGate } = gatedScripts();
    open();
    const { user, onSubmit } = renderForm({ scripts });
    await user.type(await findTextbox('Price'), '4');
    closeGate();
    await user.type(await findTextbox('Price'), '5');
    await user.click(getButton('Send'));
    await user.click(getButton('Send'));
    await user.type(await findTextbox('Code'), 'x');
    expect(onSubmit).not.toHaveBeenCalled();
    await screen.findByText('Checking…');
    open();
    await expect.poll(() => onSubmit.mock.calls).toHaveLength(1);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ price: 45, total: 90, code: 'x' });
    expect(screen.queryByText('Checking…')).toBeNull();
  });

  it('lists validation errors from code in the summary', async () => {
    const { user, onSubmit } = renderForm();
    await user.type(await findTextbox('Code'), 'bad');
    await user.click(getButton('Send'));
    await user.click(await screen.findByRole('link', { name: 'Code: This code is used up.' }));
    expect(document.activeElement).toBe(await findTextbox('Code'));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can be answered and submitted if code can’t run, and shows a message', async () => {
    const scripts: OpenScriptHost = () => ({
      load: () => Promise.reject(new Error('blocked')),
      run: () => Promise.reject(new Error('blocked')),
      close() {},
    });
    const { user, onSubmit } = renderForm({ scripts, data: { total: 7 } });
    await screen.findByText(/^Some automatic parts of this form aren’t working right now/);
    expect(document.body.textContent).not.toContain('blocked');
    await user.type(await findTextbox('Price'), '4');
    await user.click(getButton('Send'));
    await expect.poll(() => onSubmit.mock.calls).toHaveLength(1);
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ price: 4, total: 7 });
  });

  it('shows in a preview that code is intentionally not run', async () => {
    const scripts: OpenScriptHost = () => ({
      load: () => Promise.reject(new Error('off')),
      run: () => Promise.reject(new Error('off')),
      close() {},
    });
    renderForm({ scripts, isCodeOff: true });
    await screen.findByText('The form’s code doesn’t run in this preview.');
    expect(screen.queryByText(/aren’t working right now/)).toBeNull();
  });

  it('shows a one-line message without details if code has stopped', async () => {
    const broken = { type: 'number', key: 'n', label: 'N', calculateValue: 'value = secretName + 1' };
    renderForm({ form: { components: [broken, { ...broken, key: 'm', label: 'M' }] } });
    expect(await screen.findAllByText('An automatic part of this form has stopped working.')).toHaveLength(1);
    expect(document.body.textContent).not.toContain('secretName');
  });

  it('shows no message for code that throws while fields are unanswered', async () => {
    const early = { type: 'number', key: 'n', label: 'N', calculateValue: 'value = data.person.age + 1' };
    const { session } = renderForm({ form: { components: [early] } });
    await session.settled();
    expect(session.logicErrors()).toHaveLength(1);
    expect(screen.queryByText('An automatic part of this form has stopped working.')).toBeNull();
  });
});

describe('a button', () => {
  it('runs its code, and emits an event that logic handles', async () => {
    const form = {
      components: [
        { type: 'number', key: 'n', label: 'N' },
        { type: 'button', key: 'more', label: 'More', action: 'custom', custom: 'data.n = (data.n || 0) + 1' },
        { type: 'button', key: 'all', label: 'All', action: 'event', event: 'all' },
        {
          type: 'textfield',
          key: 'note',
          label: 'Note',
          logic: [
            {
              trigger: { type: 'event', event: 'all' },
              actions: [{ type: 'value', value: "value = 'everything'" }],
            },
          ],
        },
      ],
    };
    const { user, session } = renderForm({ form });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await expect.poll(() => session.data()).toMatchObject({ n: 1 });
    await user.click(getButton('All'));
    await expect.poll(async () => (await findTextbox('Note')).value).toBe('everything');
  });
});

describe('a wizard whose code determines the next page', () => {
  const page = (key: string, more: object = {}) => ({
    type: 'panel',
    key,
    title: key,
    components: [{ type: 'textfield', key: `in${key}`, label: `in ${key}`, validate: { required: true } }],
    ...more,
  });
  const survey = {
    display: 'wizard',
    components: [
      page('A', { nextPage: "next = data.inA === 'short' ? null : data.inA === 'c' ? 'C' : next" }),
      page('B'),
      page('C'),
    ],
  };
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

  it('goes to the page that the code determines, and validates only pages of the page flow', async () => {
    const { user, onSubmit } = renderForm({ form: survey });
    await user.type(await findTextbox('in A'), 'c');
    await user.click(getButton('Next'));
    await expect.poll(heading).toBe('C');
    await user.click(getButton('Submit'));
    await user.click(await screen.findByRole('link', { name: 'in C is required.' }));
    await user.keyboard('x');
    await user.click(getButton('Submit'));
    await expect.poll(() => onSubmit.mock.calls).toHaveLength(1);
  });

  it('shows Submit if the code ends the form after this page, otherwise Next', async () => {
    const { user, onSubmit } = renderForm({ form: survey });
    await user.type(await findTextbox('in A'), 'short');
    await user.click(await screen.findByRole('button', { name: 'Submit' }));
    await expect.poll(() => onSubmit.mock.calls).toHaveLength(1);
    await user.clear(await findTextbox('in A'));
    await user.type(await findTextbox('in A'), 'b');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await expect.poll(heading).toBe('B');
  });
});

it('drops a click on Next if the user navigates elsewhere while waiting', async () => {
  const { scripts, open, closeGate } = gatedScripts();
  open();
  const pages = ['A', 'B', 'C'].map((key) => ({
    type: 'panel',
    key,
    title: key,
    components: [
      {
        type: 'number',
        key: `n${key}`,
        label: key,
        calculateValue: requireSandbox('value = (data.nA || 0) + 1'),
        allowCalculateOverride: true,
      },
    ],
  }));
  const { user, session } = renderForm({ form: { display: 'wizard', components: pages }, scripts });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await expect.poll(() => screen.getByRole('heading', { level: 2 }).textContent).toBe('B');
  closeGate();
  act(() => session.setValue(session.nodeAt('nA')!.id, 5));
  await user.click(getButton('Next'));
  await user.click(getButton('Previous'));
  open();
  await act(() => session.settled());
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('A');
});

describe('choices from code or a URL', () => {
  const country = { type: 'textfield', key: 'country', label: 'Country' };
  const cities = { it: ['Rome'], ch: ['Bern', 'Basel'] };
  const city = (more: object) => ({ type: 'select', key: 'city', label: 'City', searchDebounce: 0, ...more });
  const only = { validate: { onlyAvailableItems: true } };
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('are computed by the author’s code from the current answers', async () => {
    const custom = `values = (${JSON.stringify(cities)})[data.country] || []`;
    const { user } = renderForm({ form: { components: [country, city({ dataSrc: 'custom', data: { custom } })] } });
    await user.type(await findTextbox('Country'), 'ch');
    await user.click(screen.getByRole('combobox', { name: 'City' }));
    await vi.waitFor(() => expect(offered()).toEqual(['Bern', 'Basel']));
  });

  it('are loaded from a URL that contains answers, and are used to validate the chosen value', async () => {
    const load = async ({ address }: { readonly address: string }) => {
      const wanted = new URL(address).pathname.slice(1) as keyof typeof cities;
      return { kind: 'loaded', json: cities[wanted] ?? [] } as const;
    };
    const url = 'https://lists.example/{{ data.country }}';
    const form = { components: [country, city({ dataSrc: 'url', data: { url }, ...only })] };
    const session = createSession({ form, specs, data: { country: 'ch', city: 'Rome' } });
    render(
      <ChoiceLoaderProvider value={{ isOnline: true, load }}>
        <FormRunner session={session} />
      </ChoiceLoaderProvider>,
    );
    await vi.waitFor(() => expect(session.validate().map(({ rule }) => rule)).toEqual(['onlyAvailableItems']));
    const user = userEvent.setup({ delay: null });
    const countryBox = await findTextbox('Country');
    await user.clear(countryBox);
    await user.type(countryBox, 'it');
    await vi.waitFor(() => expect(session.state('1').offer?.list).toEqual(['Rome']));
    expect(session.validate()).toEqual([]);
  });
});
