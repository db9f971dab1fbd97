import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PublishedForm } from '../../e2e/screens/builder.ts';
import { goOffline } from '../../e2e/world/open-offline.ts';
import { waitUntilSent } from '../browser-kill/fill-response.ts';
import type { Library } from '../browser-kill/library.ts';
import { CAMERA_CODE } from '../every-component/camera.ts';

/**
 * Fills in the form offline and submits it.
 *
 * @returns descriptions of unexpected results
 */
export async function runScenario(world: {
  readonly page: Page;
  readonly form: PublishedForm;
  readonly library: Library;
  /** Folder for screenshots. */
  readonly pictures: string;
}): Promise<readonly string[]> {
  const { page, form, library, pictures } = world;
  page.setDefaultTimeout(30_000);
  const wrongs: string[] = [];
  const expect = (what: string, seen: unknown, wanted: unknown) => {
    const isRight = JSON.stringify(seen) === JSON.stringify(wanted);
    console.log(`${isRight ? 'ok' : 'WRONG'}  ${what}: ${JSON.stringify(seen)}`);
    if (!isRight) wrongs.push(`${what}: ${JSON.stringify(seen)} instead of ${JSON.stringify(wanted)}`);
  };
  page.on('pageerror', (error) => wrongs.push(`the page failed: ${error}`));
  const shoot = (name: string) => page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' });
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const listOptions = async (name: string): Promise<readonly string[]> => {
    await box(name).tap();
    await page.locator('[popover] [role=option]').first().waitFor();
    return page.locator('[popover] [role=option]').allInnerTexts();
  };
  const chooseOption = (name: string) => page.getByRole('option', { name, exact: true }).tap();

  await page.goto('/');
  await page.getByRole('button', { name: 'Up to date' }).waitFor({ timeout: 90_000 });
  // The form is opened for the first time while offline, so opening it can't load any rows from the network.
  await goOffline(page);
  await page.goto(`/teams/${form.teamId}/forms/${form.formId}/response`);
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/, { timeout: 60_000 });
  const responseId = /response\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

  await page.getByRole('button', { name: 'Scan Tag' }).tap();
  await page.waitForFunction(
    (value) => [...document.querySelectorAll('input')].some((one) => one.value === value),
    'Crane 7',
  );
  expect('scanned barcode', await text('Tag').inputValue(), CAMERA_CODE.value);
  expect('name of its row', await text('Scanned asset').inputValue(), 'Crane 7');
  expect('maker of its row', await text('Maker').inputValue(), 'Liebherr');
  await shoot('scanned');

  expect('sites', await listOptions('Site'), ['Mill', 'Quay']);
  await chooseOption('Quay');
  expect('rooms of a site', await listOptions('Room'), ['Boiler room', 'Roof']);
  await chooseOption('Boiler room');
  expect('assets of a room', await listOptions('Asset'), ['Boiler 1', 'Boiler 2']);
  await shoot('choices');
  await chooseOption('Boiler 2');
  await listOptions('Site');
  await chooseOption('Mill');
  await page.waitForFunction(() => [...document.querySelectorAll('input')].every((one) => one.value !== 'Boiler 2'));
  expect(
    'room and asset after another site was chosen',
    [await box('Room').inputValue(), await box('Asset').inputValue()],
    ['', ''],
  );
  expect('rooms of the other site', await listOptions('Room'), ['Cellar']);
  await chooseOption('Cellar');
  expect('assets of its room', await listOptions('Asset'), ['Pump 3']);
  await chooseOption('Pump 3');
  await shoot('chosen');

  await page.getByRole('button', { name: 'Submit', exact: true }).tap();
  await page.getByRole('heading', { name: 'Thanks!' }).waitFor();
  await page.context().setOffline(false);
  await waitUntilSent(page);
  const arrived = (await library.submissions()).find((one) => one.responseId === responseId);
  const answers = arrived?.answers as Readonly<
    Record<string, { readonly id?: string; readonly value?: string } & string>
  >;
  expect('scanned barcode in the library', answers?.label?.value, CAMERA_CODE.value);
  expect('filled-in fields in the library', [answers?.scanned, answers?.maker], ['Crane 7', 'Liebherr']);
  expect('choices in the library', [answers?.site?.id, answers?.room?.id, answers?.asset?.id], ['S2', 'R3', 'A-3']);
  return wrongs;
}
