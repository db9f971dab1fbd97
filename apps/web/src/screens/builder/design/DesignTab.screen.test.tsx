import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findAccessibilityViolations } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

// Imports the builder screen before the tests, so that no test waits for its lazy import.
beforeAll(() => import('../BuilderScreen.tsx'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const createTextField = (label: string) => ({ type: 'textfield', key: label.toLowerCase(), label, input: true });
const submitButton = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };

async function openBuilder(schema: FormDefinition, publishedSchema?: FormDefinition, texts: object = {}) {
  const published = publishedSchema && { driveItemId: 'p', schema: publishedSchema, version: 1 };
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema, ...texts }, ...(published && { published }) })],
  });
  const { user } = openApp('/teams/team1/forms/form1/build', data);
  const canvas = await screen.findByRole('region', { name: 'Canvas' });
  /** Accessible names of the blocks, from top to bottom. */
  const blocks = () => [...canvas.querySelectorAll('[data-path]')].map((block) => block.getAttribute('aria-label'));
  const block = (name: string) => within(canvas).getByRole('group', { name });
  return { user, canvas, blocks, block };
}

const createForm = (...components: FormDefinition['components']): FormDefinition => ({ display: 'form', components });

describe('adding', () => {
  it('adds a component from the palette before the submit button, then after the selected component', async () => {
    const { user, blocks, block } = await openBuilder(createForm(submitButton));
    screen.getByText('What do you want to ask?');
    const palette = screen.getByRole('region', { name: 'Available components' });
    await user.click(within(palette).getByRole('button', { name: 'Text' }));
    await user.click(within(palette).getByRole('button', { name: 'Panel' }));
    await user.click(within(palette).getByRole('button', { name: 'Number' }));
    expect(blocks()).toEqual(['Text field, Text', 'Panel', 'Number', 'Submit, Button']);
    expect(block('Panel').contains(block('Number'))).toBe(true);
    expect(block('Number').getAttribute('aria-current')).toBe('true');
    screen.getByText('Added Number to Panel');
  });

  it('focuses the name of a new component on any settings tab, and Escape returns to the palette', async () => {
    const { user, blocks, block } = await openBuilder(createForm(createTextField('Site'), submitButton));
    const pane = () => within(screen.getByRole('complementary', { name: 'Settings' }));
    await user.click(block('Site, Text'));
    await user.click(await pane().findByRole('tab', { name: 'Validation' }));
    const find = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search components' });
    await user.type(find, 'number{Enter}');
    const label = pane().getByRole<HTMLInputElement>('textbox', { name: 'Label' });
    await waitFor(() => expect(document.activeElement).toBe(label));
    await user.keyboard('Wind{Escape}');
    expect(document.activeElement).toBe(find);
    await user.keyboard('email{Enter}Post');
    expect(blocks()).toEqual(['Site, Text', 'Wind, Number', 'Post, Email', 'Submit, Button']);
    await user.click(block('Site, Text'));
    expect(pane().getByRole('tab', { name: 'Validation', selected: true })).toBeTruthy();
    await user.keyboard('{Enter}{Escape}');
    expect(document.activeElement).toBe(block('Site, Text'));
  });

  it('adds a component at the end of the selected container, and a copy of a container beside it', async () => {
    const panel = { type: 'panel', key: 'p', title: 'People', components: [createTextField('Name')] };
    const { user, blocks, block } = await openBuilder(createForm(panel, submitButton));
    await user.click(block('People, Panel'));
    await user.click(screen.getByRole('button', { name: 'Number' }));
    expect(block('People, Panel').contains(block('Number'))).toBe(true);
    await user.click(block('People, Panel'));
    await user.keyboard('{Control>}c{/Control}');
    await user.paste();
    await screen.findByText('Pasted 1 component');
    expect(blocks()).toEqual([
      'People, Panel',
      'Name, Text',
      'Number',
      'People, Panel',
      'Name, Text',
      'Number',
      'Submit, Button',
    ]);
  });

  it('finds a component by a synonym, and adds it with Enter', async () => {
    const { user, blocks } = await openBuilder(createForm(submitButton));
    await user.type(screen.getByRole('searchbox', { name: 'Search components' }), 'drop{Enter}');
    expect(blocks()).toEqual(['Dropdown', 'Submit, Button']);
    await user.type(screen.getByRole('searchbox', { name: 'Search components' }), 'zzz');
    screen.getByText('No components match “dropzzz”');
  });
});

describe('by keyboard on the canvas', () => {
  it('focuses the first setting with Enter', async () => {
    const { user, block } = await openBuilder(createForm(createTextField('Site'), submitButton));
    await user.click(block('Site, Text'));
    await user.keyboard('{Enter}');
    const settings = within(screen.getByRole('complementary', { name: 'Settings' }));
    const label = await settings.findByRole('textbox', { name: 'Label' });
    await waitFor(() => expect(document.activeElement).toBe(label));
  });

  it('moves between components with arrow keys, and shows the settings of each', async () => {
    const { user, block } = await openBuilder(
      createForm(
        createTextField('Site'),
        { type: 'panel', key: 'p', title: 'People', components: [createTextField('Name')] },
        submitButton,
      ),
    );
    await user.click(block('Site, Text'));
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(block('Name, Text'));
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(document.activeElement).toBe(block('Site, Text'));
    await user.keyboard('{Enter}');
    const label = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Label/ });
    expect(label.value).toBe('Site');
    expect(document.activeElement).toBe(label);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(block('Site, Text'));
  });

  it('moves a component with Alt and arrow keys, keeps the focus and announces the position', async () => {
    const panel = { type: 'panel', key: 'p', title: 'People', components: [createTextField('Name')] };
    const { user, blocks, block } = await openBuilder(createForm(panel, createTextField('Site'), submitButton));
    await user.click(block('Site, Text'));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(blocks()).toEqual(['People, Panel', 'Name, Text', 'Site, Text', 'Submit, Button']);
    expect(block('People, Panel').contains(block('Site, Text'))).toBe(true);
    expect(document.activeElement).toBe(block('Site, Text'));
    screen.getByText('Moved Site to position 2 of 2 in People');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    screen.getByText('Moved Site to position 1 of 2 in People');
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowUp}{/Alt}');
    expect(blocks()).toEqual(['Site, Text', 'People, Panel', 'Name, Text', 'Submit, Button']);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    screen.getByText('Can’t move Site any further in that direction');
  });

  it('deletes a component, and restores it', async () => {
    const { user, blocks, block } = await openBuilder(
      createForm(createTextField('Site'), createTextField('Name'), submitButton),
    );
    await user.click(block('Site, Text'));
    await user.keyboard('{Delete}');
    expect(blocks()).toEqual(['Name, Text', 'Submit, Button']);
    expect(document.activeElement).toBe(block('Name, Text'));
    await user.keyboard('{Backspace}');
    expect(blocks()).toEqual(['Submit, Button']);
    await user.keyboard('{Control>}z{/Control}');
    expect(blocks()).toEqual(['Name, Text', 'Submit, Button']);
    const [first] = await screen.findAllByText('Deleted Site');
    await user.click(
      within(first!.closest('[role="listitem"]') ?? document.body).getAllByRole('button', { name: 'Undo' })[0]!,
    );
    expect(blocks()).toEqual(['Site, Text', 'Name, Text', 'Submit, Button']);
  });

  it('reports that answers to a deleted field stay in the submissions table, if the field was published', async () => {
    const schema = createForm(createTextField('Site'), createTextField('Name'), submitButton);
    const { user, block } = await openBuilder(schema, createForm(createTextField('Site'), submitButton));
    await user.click(block('Name, Text'));
    await user.keyboard('{Delete}');
    await screen.findAllByText('Deleted Name');
    expect(screen.queryByText(/Existing answers/)).toBeNull();
    await user.click(block('Site, Text'));
    await user.keyboard('{Delete}');
    await screen.findByText(
      'Existing answers are kept. To see them, show the column “Site (removed question)” in the submissions table.',
    );
  });

  it('keeps the same component selected after an undo, and clears the selection if the undo removes it', async () => {
    const { user, canvas, blocks, block } = await openBuilder(
      createForm(createTextField('Site'), createTextField('Name'), createTextField('Note'), submitButton),
    );
    const selected = () => canvas.querySelector('[aria-current="true"]')?.getAttribute('aria-label');
    await user.click(block('Site, Text'));
    await user.keyboard('{Delete}');
    await user.click(block('Note, Text'));
    await user.keyboard('{Control>}z{/Control}');
    expect(blocks()).toEqual(['Site, Text', 'Name, Text', 'Note, Text', 'Submit, Button']);
    expect(selected()).toBe('Note, Text');
    await user.click(block('Site, Text'));
    await user.keyboard('{Control>}d{/Control}{Control>}z{/Control}');
    expect(blocks()).toEqual(['Site, Text', 'Name, Text', 'Note, Text', 'Submit, Button']);
    expect(selected()).toBeUndefined();
    await user.keyboard('{Delete}');
    expect(blocks()).toHaveLength(4);
  });

  it('duplicates, copies, cuts and pastes', async () => {
    const { user, blocks, block } = await openBuilder(
      createForm(createTextField('Site'), createTextField('Name'), submitButton),
    );
    await user.click(block('Site, Text'));
    await user.keyboard('{Control>}d{/Control}');
    expect(blocks()).toEqual(['Site, Text', 'Site, Text', 'Name, Text', 'Submit, Button']);
    await user.keyboard('{Control>}x{/Control}');
    expect(blocks()).toEqual(['Site, Text', 'Name, Text', 'Submit, Button']);
    await user.click(block('Name, Text'));
    await user.paste();
    await screen.findByText('Pasted 1 component');
    expect(blocks()).toEqual(['Site, Text', 'Name, Text', 'Site, Text', 'Submit, Button']);
    await user.paste('{"components":[{"type":"textfield","key":"__proto__"}]}');
    await screen.findByText('Pasted 1 component');
  });

  it('warns that the title template and the PDF header or footer mention a component', async () => {
    const pdfOptions = {
      pageTemplate: { footer: { left: '{{data.site}}' } },
      footer: { left: '{{data.site}}', right: '' },
    };
    const { user, block } = await openBuilder(
      createForm(createTextField('Site'), createTextField('Other')),
      undefined,
      {
        ...{ responsesTitleTemplate: 'Visit to {{data.site}}', pdfOptions },
      },
    );
    await user.click(block('Site, Text'));
    await user.click(await screen.findByText('Used in 2 places'));
    screen.getByText('Title template');
    screen.getByText('PDF header and footer');
    await user.click(block('Other, Text'));
    expect(screen.queryByText(/^Used in/)).toBeNull();
  });

  it('keeps references when a field is cut and pasted into a container, and lists references to a deleted field', async () => {
    const condition = { conditional: { show: true, when: 'site', eq: 'x' } };
    const note = { ...createTextField('Note'), label: 'About {{ data.site }}', key: 'note', ...condition };
    const box = { type: 'container', key: 'box', label: 'Box', input: true, components: [] };
    const { user, canvas, block } = await openBuilder(createForm(createTextField('Site'), note, box, submitButton));
    await user.click(block('Site, Text'));
    await user.keyboard('{Control>}x{/Control}');
    expect(screen.queryByText(/Check a reference|Check \d references/)).toBeNull();
    await user.click(block('Box, Container'));
    await user.paste();
    await within(canvas).findByRole('group', { name: 'About {{ data.box.site }}, Text' });
    const pasted = block('Site, Text');
    await user.click(pasted);
    await user.click(await screen.findByText('Used in 2 places'));
    await user.click(screen.getByRole('button', { name: /^About .*: Visibility condition$/ }));
    expect(canvas.querySelector('[aria-current="true"]')?.getAttribute('aria-label')).toMatch(/^About/);
    await user.click(pasted);
    await user.keyboard('{Delete}');
    await screen.findByText('Check 2 references that couldn’t be updated');
    await screen.findByText(/About .*, line 1: data.box.site/);
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!);
    await waitFor(() => expect(screen.queryByText(/Check 2 references/)).toBeNull());
  });
});

it('has no accessibility violation, with a component selected and with the outline open', async () => {
  const columns = {
    type: 'columns',
    key: 'c',
    label: 'Two',
    columns: [{ components: [createTextField('Name')] }, { components: [] }],
  };
  const { user, block } = await openBuilder(
    createForm(createTextField('Site'), columns, { type: 'hologram', key: 'h' }, submitButton),
  );
  await user.click(block('Site, Text'));
  await screen.findByRole('textbox', { name: /^Label/ });
  expect(await findAccessibilityViolations()).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Outline' }));
  expect(await findAccessibilityViolations()).toEqual([]);
});

it('reopens the outline after the preview, and the palette in the next form', async () => {
  const { user } = await openBuilder(createForm(createTextField('Site'), submitButton));
  const shown = () => screen.getByRole('tab', { name: 'Outline' }).ariaSelected;
  await user.click(screen.getByRole('tab', { name: 'Outline' }));
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'Outline' })).toBeNull());
  await user.click(screen.getByRole('tab', { name: 'Build' }));
  await waitFor(() => expect(shown()).toBe('true'));
  cleanup();
  await openBuilder(createForm(createTextField('Site'), submitButton));
  expect(shown()).toBe('false');
});

describe('blocks inside containers', () => {
  const note = { type: 'textfield', key: 'note', label: 'Note', input: true };
  const count = { type: 'number', key: 'count', label: 'Count', input: true };
  const grid = { type: 'datagrid', key: 'rows', label: 'Rows', input: true, components: [note, count] };
  const inSight = (element: Element) =>
    element.getClientRects().length > 0 && element.getBoundingClientRect().width > 1;

  it('shows each label of a grid once, above its column', async () => {
    const { canvas } = await openBuilder(createForm(grid, submitButton));
    await within(canvas).findAllByText('Note');
    for (const label of ['Note', 'Count', 'Rows'])
      expect(within(canvas).getAllByText(label).filter(inSight)).toHaveLength(1);
  });

  it.each(['Note, Text', 'Count, Number'])('shows the tools and the type of %s completely in a cell', async (name) => {
    const { user, block, canvas } = await openBuilder(createForm(grid, submitButton));
    await user.click(block(name));
    const tools = (await within(canvas).findByRole('toolbar')).getBoundingClientRect();
    const page = canvas.querySelector('[data-sheet]')!.getBoundingClientRect();
    expect(tools.left).toBeGreaterThanOrEqual(page.left);
    expect(tools.right).toBeLessThanOrEqual(page.right);
    const buttons = within(within(canvas).getByRole('toolbar')).getAllByRole('button');
    const isOnTop = (button: HTMLElement) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    expect(buttons.filter((button) => !isOnTop(button))).toEqual([]);
    const kind = name.split(', ')[1]!;
    expect(within(block(name)).getAllByText(kind).filter(inSight)).toHaveLength(1);
  });

  it.each(['panel', 'well', 'fieldset'])('shows the borders of a %s', async (type) => {
    const section = { type, key: 'part', title: 'Part', legend: 'Part', label: 'Part', components: [note] };
    const { canvas } = await openBuilder(createForm(section, submitButton));
    const field = await within(canvas).findByLabelText('Note');
    const block = field.closest('[data-path]')!.parentElement!.closest('[data-path]')!;
    const bounds = [...block.querySelectorAll('*')]
      .filter((one) => one.contains(field))
      .map((one) => getComputedStyle(one));
    expect(
      bounds.some(({ borderTopWidth, borderTopStyle }) => borderTopWidth === '1px' && borderTopStyle === 'solid'),
    ).toBe(true);
  });
});

it("is completely in English, from left to right, when the user's language has no member messages", async () => {
  const data = await openDevice({
    teams: [teamRow()],
    forms: [formRow({ draft: { driveItemId: 'd', schema: createForm(submitButton) } })],
  });
  openApp('/teams/team1/forms/form1/build', data, 1280, { language: 'ar', locale: 'ar-EG-u-nu-latn' });
  const canvas = await screen.findByRole('region', { name: 'Canvas' });
  expect(getComputedStyle(canvas).direction).toBe('ltr');
  expect(canvas.closest('[lang]')?.getAttribute('lang')).toBe('en');
  const pageText = canvas.closest('[lang]')?.textContent ?? '';
  expect(pageText).toContain('Components');
  expect(pageText).not.toMatch(/\p{Script=Arabic}/u);
});
