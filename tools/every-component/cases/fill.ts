import type { Locator, Page } from '@playwright/test';
import { madePng } from '../../../e2e/world/made-pictures.ts';
import { SEEN } from '../camera.ts';
import type { Hand } from '../hand.ts';

/** A part of the form, and what is done there. */
export type Step = readonly [type: string, fill: (hand: Hand) => Promise<void>];

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const writes =
  (name: string, text: string) =>
  (hand: Hand): Promise<void> =>
    hand.write(box(hand.page, name), text);

/** What a form of the old web has as well. */
export const plain: readonly Step[] = [
  ['textfield', writes('Short text', 'Crane 7')],
  ['textarea', writes('Long text', 'It stands by the gate.')],
  ['textarea', writes('Report', 'The keys were handed over.')],
  ['password', writes('Password', 'gate code')],
  ['email', writes('E-mail', 'tom@northgate.test')],
  ['url', writes('Web address', 'https://northgate.test/plan')],
  ['phoneNumber', writes('Phone', '2015550123')],
  ['number', writes('Number', '12.5')],
  ['currency', writes('Amount', '99.5')],
  ['checkbox', (hand) => hand.tick(hand.page.getByRole('checkbox', { name: 'Agreed' }))],
  ['radio', (hand) => hand.tick(inGroup(hand, 'radiogroup', 'Urgency').getByRole('radio', { name: 'High' }))],
  ['selectboxes', (hand) => hand.tick(inGroup(hand, 'group', 'Levels').getByRole('checkbox', { name: 'High' }))],
  ['select', (hand) => hand.choose(hand.page.getByRole('combobox', { name: 'Level' }), 'High')],
  ['day', fillDay],
  ['time', writes('Time of day', '14:30')],
  ['datetime', fillDate],
  ['tags', fillTags],
  ['survey', (hand) => hand.tick(inGroup(hand, 'radiogroup', 'Kitchen').getByRole('radio', { name: 'High' }))],
];

/** What lies in others, and what is asked again and again. */
export const nested: readonly Step[] = [
  ['panel', writes('In panel', 'a')],
  ['fieldset', writes('In fieldset', 'b')],
  ['well', writes('In well', 'c')],
  ['columns', writes('In left column', 'd')],
  ['columns', writes('In right column', 'e')],
  ['table', writes('In cell', 'f')],
  ['table', writes('In second cell', 'g')],
  ['tabs', fillTabs],
  ['container', writes('In container', 'j')],
  ['datagrid', fillGrid],
  ['editgrid', fillEditGrid],
  ['datamap', fillMap],
  ['tree', fillTree],
];

/** What people are asked of, who needs the network at first. */
export const fromDirectory: readonly Step[] = [
  ['user', (hand) => find(hand, 'Fix by', 'Daniel')],
  ['spSelect', (hand) => find(hand, 'Foreman', 'Jonas')],
];

/** What needs more than keys: places, cameras, pens. */
export const withTools: readonly Step[] = [
  ['file', addPhoto],
  ['sketchPad', fillSketch],
  ['signature', sign],
  ['barcode', scan],
  ['approval', approve],
];

export const places: readonly Step[] = [
  ['address', fillAddress],
  ['location', locate],
];

export const proven: Step = ['recaptcha', (hand) => proveOneself(hand)];

const inGroup = (hand: Hand, role: 'group' | 'radiogroup', name: string) => hand.page.getByRole(role, { name });

async function fillDay(hand: Hand): Promise<void> {
  const day = inGroup(hand, 'group', 'Built');
  await hand.write(day.getByRole('textbox', { name: 'Day' }), '7');
  await hand.choose(day.getByRole('combobox', { name: 'Month' }), 'May');
  await hand.write(day.getByRole('textbox', { name: 'Year' }), '1990');
}

async function fillDate(hand: Hand): Promise<void> {
  const date = hand.page.getByLabel('Date', { exact: true });
  const isWheel = (await date.getAttribute('type')) === 'datetime-local';
  await hand.write(date, isWheel ? '2026-05-07T14:30' : '07/05/2026, 14:30');
}

async function fillTags(hand: Hand): Promise<void> {
  const tags = hand.page.getByRole('textbox', { name: 'Tags' });
  await hand.write(tags, 'noise');
  await hand.page.keyboard.press('Enter');
  await hand.write(tags, 'dust');
  await hand.page.keyboard.press('Enter');
}

async function fillTabs(hand: Hand): Promise<void> {
  await hand.write(box(hand.page, 'In first tab'), 'h');
  const second = hand.page.getByRole('tab', { name: 'Second tab' });
  if (hand.name === 'keyboard') {
    // Back to the row of tabs, which is one stop: arrows walk in it.
    await hand.page.keyboard.press('Shift+Tab');
    await hand.page.keyboard.press('ArrowRight');
    await hand.page.keyboard.press('Enter');
  } else await hand.press(second);
  await hand.write(box(hand.page, 'In second tab'), 'i');
}

async function fillGrid(hand: Hand): Promise<void> {
  await hand.write(box(hand.page, 'Part, row 1'), 'Winch');
  await hand.press(button(hand.page, 'Add part'));
  await hand.write(box(hand.page, 'Part, row 2'), 'Hook');
}

async function fillEditGrid(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, 'Add person'));
  await hand.write(hand.page.getByRole('textbox', { name: 'Name' }), 'Ada');
  await hand.press(button(hand.page, 'Keep'));
}

async function fillMap(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, 'Add gate'));
  await hand.write(hand.page.getByRole('textbox', { name: 'Gate, entry 1' }), 'North');
  await hand.write(inGroup(hand, 'group', 'Gates').getByRole('textbox', { name: /^State/ }), 'Open');
}

async function fillTree(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, 'Add entry'));
  await hand.write(hand.page.getByRole('textbox', { name: 'Firm' }).first(), 'Northgate');
  await hand.press(button(hand.page, 'Add below 1'));
  await hand.write(hand.page.getByRole('textbox', { name: 'Firm' }).nth(1), 'Holt');
}

async function fillAddress(hand: Hand): Promise<void> {
  const parts = {
    'Address 1': '1 Quay',
    'Address 2': 'Block C',
    City: 'London',
    State: 'LDN',
    'Zip Code': 'E14',
    Country: 'UK',
  };
  const address = inGroup(hand, 'group', 'Address');
  for (const [name, text] of Object.entries(parts)) {
    await hand.write(address.getByRole('textbox', { name, exact: true }), text);
  }
}

async function locate(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, 'Use my location'));
  await until(async () => (await box(hand.page, 'Place').inputValue()) !== '');
}

async function find(hand: Hand, name: string, wanted: string): Promise<void> {
  const list = hand.page.getByRole('combobox', { name });
  await hand.write(list, wanted);
  const option = hand.page.getByRole('option', { name: new RegExp(wanted) }).first();
  await option.waitFor();
  if (hand.name === 'keyboard') {
    await hand.page.keyboard.press('ArrowDown');
    await hand.page.keyboard.press('Enter');
  } else await hand.press(option);
  await hand.leave();
}

async function addPhoto(hand: Hand): Promise<void> {
  const chooser = hand.page.waitForEvent('filechooser');
  await hand.press(button(hand.page, 'Add photo'));
  await (await chooser).setFiles([madePng('crane.png', { width: 64, height: 48 })]);
  await button(hand.page, 'Download crane.png').waitFor();
}

async function fillSketch(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, 'Draw'));
  const dialog = hand.page.locator('[role=dialog], [role=alertdialog]');
  await hand.draw(dialog.getByLabel(/^Picture\. Press Enter to add/));
  await hand.press(button(dialog, 'Save'));
  await dialog.waitFor({ state: 'detached' });
}

async function sign(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, 'Sign'));
  const dialog = hand.page.locator('[role=dialog], [role=alertdialog]');
  if (hand.name === 'keyboard') await hand.write(dialog.getByRole('textbox').first(), 'Ada Byron');
  else {
    await hand.press(dialog.getByRole('tab', { name: 'Draw' }));
    await hand.draw(dialog.locator('canvas').first());
  }
  await hand.press(button(dialog, 'Sign'));
  await dialog.waitFor({ state: 'detached' });
}

async function scan(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, 'Scan Tag'));
  await until(async () => (await box(hand.page, 'Tag').inputValue()) === SEEN.value);
}

async function approve(hand: Hand): Promise<void> {
  await hand.write(inGroup(hand, 'group', 'Release').getByRole('textbox', { name: 'Comment' }), 'Fine.');
  await hand.press(button(hand.page, 'Approve'));
}

async function proveOneself(hand: Hand): Promise<void> {
  await hand.press(button(hand.page, 'I’m not a robot'));
  await button(hand.page, 'I’m not a robot').waitFor({ state: 'detached' });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not come about in half a minute');
}
