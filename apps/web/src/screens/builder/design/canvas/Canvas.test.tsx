import { FluentProvider, webLightTheme } from '@fluentui/react-components';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listPages, replaceComponent } from '@tideform/components/editing';
import { loadAllViews } from '@tideform/components/load-views';
import { localizedPalette } from '@tideform/components/palette';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDesignActions } from '../actions/create-design-actions.ts';
import { designMessages } from '../design.messages.ts';
import { DesignActionsProvider } from '../design-actions-context.ts';
import { createSelection } from '../selection/create-selection.ts';
import { Canvas } from './Canvas.tsx';

beforeAll(() => loadAllViews());
afterEach(cleanup);
window.matchMedia = () =>
  ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

const createTextField = (label: string, more = {}): ComponentDefinition => ({
  type: 'textfield',
  key: label,
  label,
  input: true,
  ...more,
});

const localizedKinds = await localizedPalette.read({ language: 'en', locale: 'en' });
const messages = await designMessages.read({ language: 'en', locale: 'en' });

function renderCanvas(start: FormDefinition) {
  let form = start;
  let page = 0;
  const selection = createSelection(() => form);
  const design = createDesignActions({
    teamId: 'team1',
    flush: async () => undefined,
    selection,
    messages,
    kinds: localizedKinds,
    form: () => form,
    edit(command) {
      form = command(form);
      rerenderCanvas();
    },
    published: () => undefined,
    announce: () => undefined,
    warn: () => undefined,
    undo: () => undefined,
    focusNewName: () => undefined,
    focusPalette: () => false,
    offerUndo: () => undefined,
    focusSettings: () => undefined,
  });
  const tree = () => (
    <FluentProvider theme={webLightTheme}>
      <DesignActionsProvider value={design}>
        <Canvas form={form} page={listPages(form)[page]} />
      </DesignActionsProvider>
    </FluentProvider>
  );
  const { rerender } = render(tree());
  const rerenderCanvas = () => rerender(tree());
  const user = userEvent.setup({ delay: null });
  const block = (name: string) => screen.getByRole('group', { name });
  const openPage = (index: number) => {
    page = index;
    rerenderCanvas();
  };
  return { design, user, block, openPage };
}

describe('rendering', () => {
  it('lists the components outside the pages of a wizard, except its submit button', () => {
    const page = { type: 'panel', key: 'a', title: 'A', components: [] };
    const submit = { type: 'button', key: 'send', label: 'Send' };
    renderCanvas({ display: 'wizard', components: [createTextField('Reference'), page, submit] });
    screen.getByText(/^“Reference” isn’t on a page, so it’s shown with every page/);
  });

  it('renders components with their own views, inert', () => {
    const { block } = renderCanvas({
      components: [createTextField('Site', { placeholder: 'Where', validate: { required: true } })],
    });
    const field = within(block('Site, Text')).getByRole('textbox');
    expect(field.getAttribute('placeholder')).toBe('Where');
    expect(field.closest('[inert]')).not.toBeNull();
  });

  it('shows the limit instead of a component that is too large to render', () => {
    const html = '<p>lorem ipsum</p>'.repeat(20_000);
    renderCanvas({ components: [{ type: 'content', key: 'terms', label: 'Terms', html }, createTextField('Site')] });
    screen.getByText('“Terms” is too large to show: a text can have up to 10,000 HTML elements.');
    expect(screen.queryByText('lorem ipsum')).toBeNull();
    screen.getByRole('textbox', { hidden: true });
  });

  it('stops at the maximum number of components in a form, and renders a long form in slices', () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    const many = Array.from({ length: 5_002 }, (_, at) => ({ type: 'bare', key: `bare${at}` }));
    renderCanvas({ components: [...many, { type: 'panel', key: 'last', components: [createTextField('Deep')] }] });
    const countBlocks = () => document.querySelectorAll('[data-path]').length;
    expect(countBlocks()).toBe(1_000);
    act(() => void idle.splice(0).map((work) => work()));
    expect(countBlocks()).toBe(1_300);
    screen.getByText('A form can have up to 5,000 components');
    screen.getByText(/^4 more components aren’t shown here\./);
    vi.unstubAllGlobals();
  });

  it('shows components that respondents may not see, and says why beside their type', async () => {
    const { block, user } = renderCanvas({
      components: [
        createTextField('Secret', { hidden: true }),
        createTextField('Then', { conditional: { show: true, when: 'Secret', eq: '1' } }),
        { type: 'hidden', key: 'h', label: 'Source' },
      ],
    });
    within(block('Secret, Text')).getByText('Hidden');
    within(block('Then, Text')).getByText('Conditional');
    within(block('Source, Hidden')).getByText('Source');
    await user.click(block('Then, Text'));
    within(block('Then, Text')).getByText('Text · Conditional');
  });

  it('shows drop areas in empty slots of containers, also of unknown types', () => {
    const { block } = renderCanvas({
      components: [
        {
          type: 'columns',
          key: 'c',
          label: 'Two',
          columns: [{ components: [] }, { components: [createTextField('Site')] }],
        },
        { type: 'panel', key: 'p', title: 'Folded', collapsible: true, collapsed: true },
        { type: 'hologram', key: 'h', label: 'Ghost', components: [createTextField('Inside')] },
        { type: 'datagrid', key: 'd', label: 'Defects', input: true, components: [] },
      ],
    });
    expect(within(block('Two, Columns')).getAllByText('Drop components here')).toHaveLength(1);
    within(block('Folded, Panel')).getByText('Drop components here');
    within(block('Defects, Data grid')).getByText('Drop components here');
    expect(block('Ghost, hologram, not supported yet').contains(block('Inside, Text'))).toBe(true);
  });

  it('renders one row of a data grid, whose cells are its columns', () => {
    const grid = {
      type: 'datagrid',
      key: 'd',
      label: 'Defects',
      input: true,
      components: [createTextField('Defect'), createTextField('Due')],
    };
    const { block } = renderCanvas({ components: [grid] });
    expect(block('Defects, Data grid').querySelectorAll('[data-path^="0.components."]')).toHaveLength(2);
    within(block('Due, Text')).getByRole('textbox', { name: 'Due, row 1' });
  });

  it('renders the control of a file field as respondents see it, inert', () => {
    const { block } = renderCanvas({ components: [{ type: 'file', key: 'f', label: 'Drawings' }] });
    const add = within(block('Drawings, File')).getByRole<HTMLButtonElement>('button', { name: 'Add file' });
    expect([add.disabled, add.closest('[inert]') !== null]).toEqual([false, true]);
    expect(screen.queryByText('You can’t add files here.')).toBeNull();
  });

  it('shows a wizard page with its buttons, and without the Submit button that the form has without pages', () => {
    const submit = { type: 'button', key: 'send', label: 'Send' };
    const page = (title: string, ...components: ComponentDefinition[]) => ({
      type: 'panel',
      key: title,
      title,
      components,
    });
    const form = {
      display: 'wizard',
      components: [
        page('First', createTextField('Site')),
        page('Middle', createTextField('Name')),
        page('Last', submit, createTextField('Note')),
      ],
    };
    const buttons = () =>
      within(document.querySelector<HTMLElement>('[data-sheet] > [inert]')!)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const { openPage } = renderCanvas(form);
    expect(buttons()).toEqual(['Next']);
    openPage(1);
    expect(buttons()).toEqual(['Previous', 'Next']);
    openPage(2);
    expect(buttons()).toEqual(['Previous', 'Submit']);
    expect(screen.queryByRole('group', { name: 'Send, Button' })).toBeNull();
    screen.getByRole('group', { name: 'Note, Text' });
  });
});

it('renders again only components that are selected, deselected or edited', async () => {
  const renderedKeys = new Set<string>();
  const watched = (label: string): ComponentDefinition => ({
    type: 'textfield',
    key: label,
    get label() {
      renderedKeys.add(label);
      return label;
    },
  });
  const components = Array.from({ length: 30 }, (_, index) => watched(`field ${index}`));
  const { design, user, block } = renderCanvas({ components });
  await user.click(block('field 3, Text'));
  renderedKeys.clear();
  await user.click(block('field 20, Text'));
  expect([...renderedKeys]).toEqual(['field 3', 'field 20']);
  renderedKeys.clear();
  act(() => void design.run((form) => replaceComponent(form, '20', watched('changed'))));
  expect([...renderedKeys]).toEqual(['changed']);
});

it('offers every action in the toolbar of the selected component', async () => {
  const { user, block } = renderCanvas({
    components: [
      createTextField('Site'),
      { type: 'panel', key: 'p', title: 'People', components: [] },
      createTextField('Name'),
    ],
  });
  await user.click(block('Name, Text'));
  const tools = screen.getByRole('toolbar', { name: 'Actions for Name' });
  await user.click(within(tools).getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: /^Move into/ }));
  expect(block('People, Panel').contains(block('Name, Text'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: /^Select parent/ }));
  expect(block('People, Panel').getAttribute('aria-current')).toBe('true');
  await user.click(screen.getByRole('button', { name: /^Duplicate/ }));
  expect(screen.getAllByRole('group', { name: 'People, Panel' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getAllByRole('group', { name: 'People, Panel' })).toHaveLength(1);
});
