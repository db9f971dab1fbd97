import type { Locator, Page } from '@playwright/test';
import { createPng } from '../../../e2e/world/create-pictures.ts';
import { CAMERA_CODE } from '../camera.ts';
import type { InputMethod } from '../input-method.ts';

/** A component type, and a function that answers a field of this type. */
export type Step = readonly [type: string, fill: (input: InputMethod) => Promise<void>];

const findTextBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const findButton = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const createWriteStep =
  (name: string, text: string) =>
  (input: InputMethod): Promise<void> =>
    input.write(findTextBox(input.page, name), text);

/** Steps for basic fields, most of which are native HTML inputs. */
export const plain: readonly Step[] = [
  ['textfield', createWriteStep('Short text', 'Crane 7')],
  ['textarea', createWriteStep('Long text', 'It stands by the gate.')],
  ['textarea', createWriteStep('Report', 'The keys were handed over.')],
  ['password', createWriteStep('Password', 'gate code')],
  ['email', createWriteStep('E-mail', 'tom@northgate.test')],
  ['url', createWriteStep('Web address', 'https://northgate.test/plan')],
  ['phoneNumber', createWriteStep('Phone', '2015550123')],
  ['number', createWriteStep('Number', '12.5')],
  ['currency', createWriteStep('Amount', '99.5')],
  ['checkbox', (input) => input.select(input.page.getByRole('checkbox', { name: 'Agreed' }))],
  ['radio', (input) => input.select(inGroup(input, 'radiogroup', 'Urgency').getByRole('radio', { name: 'High' }))],
  ['selectboxes', (input) => input.select(inGroup(input, 'group', 'Levels').getByRole('checkbox', { name: 'High' }))],
  ['select', (input) => input.choose(input.page.getByRole('combobox', { name: 'Level' }), 'High')],
  ['day', fillDay],
  ['time', createWriteStep('Time of day', '14:30')],
  ['datetime', fillDate],
  ['tags', fillTags],
  ['survey', (input) => input.select(inGroup(input, 'radiogroup', 'Kitchen').getByRole('radio', { name: 'High' }))],
];

/** Steps for fields in layout components, containers and rows. */
export const nested: readonly Step[] = [
  ['panel', createWriteStep('In panel', 'a')],
  ['fieldset', createWriteStep('In fieldset', 'b')],
  ['well', createWriteStep('In well', 'c')],
  ['columns', createWriteStep('In left column', 'd')],
  ['columns', createWriteStep('In right column', 'e')],
  ['table', createWriteStep('In cell', 'f')],
  ['table', createWriteStep('In second cell', 'g')],
  ['tabs', fillTabs],
  ['container', createWriteStep('In container', 'j')],
  ['datagrid', fillGrid],
  ['editgrid', fillEditGrid],
  ['datamap', fillMap],
  ['tree', fillTree],
];

/** Steps for fields whose choices are people from the directory, which need the network. */
export const fromDirectory: readonly Step[] = [
  ['user', (input) => chooseFound(input, 'Fix by', 'Daniel')],
  ['spSelect', (input) => chooseFound(input, 'Foreman', 'Jonas')],
];

/** Steps for fields that need more than text input: files, drawings, a camera. */
export const withTools: readonly Step[] = [
  ['file', addPhoto],
  ['sketchPad', fillSketch],
  ['signature', sign],
  ['barcode', fillBarcode],
  ['approval', fillApproval],
];

export const places: readonly Step[] = [
  ['address', fillAddress],
  ['location', fillLocation],
];

export const securityCheck: Step = ['recaptcha', (input) => completeSecurityCheck(input)];

const inGroup = (input: InputMethod, role: 'group' | 'radiogroup', name: string) =>
  input.page.getByRole(role, { name });

async function fillDay(input: InputMethod): Promise<void> {
  const day = inGroup(input, 'group', 'Built');
  await input.write(day.getByRole('textbox', { name: 'Day' }), '7');
  await input.choose(day.getByRole('combobox', { name: 'Month' }), 'May');
  await input.write(day.getByRole('textbox', { name: 'Year' }), '1990');
}

async function fillDate(input: InputMethod): Promise<void> {
  const date = input.page.getByLabel('Date', { exact: true });
  const isWheel = (await date.getAttribute('type')) === 'datetime-local';
  await input.write(date, isWheel ? '2026-05-07T14:30' : '07/05/2026, 14:30');
}

async function fillTags(input: InputMethod): Promise<void> {
  const tags = input.page.getByRole('textbox', { name: 'Tags' });
  await input.write(tags, 'noise');
  await input.page.keyboard.press('Enter');
  await input.write(tags, 'dust');
  await input.page.keyboard.press('Enter');
}

async function fillTabs(input: InputMethod): Promise<void> {
  await input.write(findTextBox(input.page, 'In first tab'), 'h');
  const second = input.page.getByRole('tab', { name: 'Second tab' });
  if (input.name === 'keyboard') {
    // Moves focus back to the tab list, which is one tab stop; arrow keys select within it.
    await input.page.keyboard.press('Shift+Tab');
    await input.page.keyboard.press('ArrowRight');
    await input.page.keyboard.press('Enter');
  } else await input.press(second);
  await input.write(findTextBox(input.page, 'In second tab'), 'i');
}

async function fillGrid(input: InputMethod): Promise<void> {
  await input.write(findTextBox(input.page, 'Part, row 1'), 'Winch');
  await input.press(findButton(input.page, 'Add part'));
  await input.write(findTextBox(input.page, 'Part, row 2'), 'Hook');
}

async function fillEditGrid(input: InputMethod): Promise<void> {
  await input.press(findButton(input.page, 'Add person'));
  await input.write(input.page.getByRole('textbox', { name: 'Name' }), 'Ada');
  await input.press(findButton(input.page, 'Keep'));
}

async function fillMap(input: InputMethod): Promise<void> {
  await input.press(findButton(input.page, 'Add gate'));
  await input.write(input.page.getByRole('textbox', { name: 'Gate, entry 1' }), 'North');
  await input.write(inGroup(input, 'group', 'Gates').getByRole('textbox', { name: /^State/ }), 'Open');
}

async function fillTree(input: InputMethod): Promise<void> {
  await input.press(findButton(input.page, 'Add entry'));
  await input.write(input.page.getByRole('textbox', { name: 'Firm' }).first(), 'Northgate');
  await input.press(findButton(input.page, 'Add below 1'));
  await input.write(input.page.getByRole('textbox', { name: 'Firm' }).nth(1), 'Holt');
}

async function fillAddress(input: InputMethod): Promise<void> {
  const parts = {
    'Address 1': '1 Quay',
    'Address 2': 'Block C',
    City: 'London',
    State: 'LDN',
    'ZIP code': 'E14',
    Country: 'UK',
  };
  const address = inGroup(input, 'group', 'Address');
  for (const [name, text] of Object.entries(parts)) {
    await input.write(address.getByRole('textbox', { name, exact: true }), text);
  }
}

async function fillLocation(input: InputMethod): Promise<void> {
  await input.press(findButton(input.page, 'Use my location'));
  await waitUntil(async () => (await findTextBox(input.page, 'Place').inputValue()) !== '');
}

async function chooseFound(input: InputMethod, name: string, wanted: string): Promise<void> {
  const list = input.page.getByRole('combobox', { name });
  await input.write(list, wanted);
  const option = input.page.getByRole('option', { name: new RegExp(wanted) }).first();
  await option.waitFor();
  if (input.name === 'keyboard') {
    await input.page.keyboard.press('ArrowDown');
    await input.page.keyboard.press('Enter');
  } else await input.press(option);
  await input.blurField();
}

async function addPhoto(input: InputMethod): Promise<void> {
  const chooser = input.page.waitForEvent('filechooser');
  await input.press(findButton(input.page, 'Add photo'));
  await (await chooser).setFiles([createPng('crane.png', { width: 64, height: 48 })]);
  await findButton(input.page, 'Download crane.png').waitFor();
}

async function fillSketch(input: InputMethod): Promise<void> {
  await input.press(findButton(input.page, 'Draw'));
  const dialog = input.page.locator('[role=dialog], [role=alertdialog]');
  await input.draw(dialog.getByLabel(/^Picture\. Press Enter to add/));
  await input.press(findButton(dialog, 'Save'));
  await dialog.waitFor({ state: 'detached' });
}

async function sign(input: InputMethod): Promise<void> {
  await input.press(findButton(input.page, 'Sign'));
  const dialog = input.page.locator('[role=dialog], [role=alertdialog]');
  if (input.name === 'keyboard') await input.write(dialog.getByRole('textbox').first(), 'Ada Byron');
  else {
    await input.press(dialog.getByRole('tab', { name: 'Draw' }));
    await input.draw(dialog.locator('canvas').first());
  }
  await input.press(findButton(dialog, 'Sign'));
  await dialog.waitFor({ state: 'detached' });
}

async function fillBarcode(input: InputMethod): Promise<void> {
  await input.press(findButton(input.page, 'Scan Tag'));
  await waitUntil(async () => (await findTextBox(input.page, 'Tag').inputValue()) === CAMERA_CODE.value);
}

async function fillApproval(input: InputMethod): Promise<void> {
  await input.write(inGroup(input, 'group', 'Release').getByRole('textbox', { name: 'Comment' }), 'Fine.');
  await input.press(findButton(input.page, 'Approve'));
}

async function completeSecurityCheck(input: InputMethod): Promise<void> {
  await input.press(findButton(input.page, 'I’m not a robot'));
  await findButton(input.page, 'I’m not a robot').waitFor({ state: 'detached' });
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not come about in half a minute');
}
