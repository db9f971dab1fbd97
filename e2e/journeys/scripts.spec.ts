import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { orderWithCode, surveyWithCode } from '../forms/order-with-code.ts';
import { people, teams } from '../people.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { openTeam } from '../screens/teams.ts';
import { goOffline } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

const getCell = (page: Page, label: string, row: number) => page.getByRole('textbox', { name: `${label}, row ${row}` });

async function fillLine(page: Page, row: number, item: string, price: string, quantity: string): Promise<void> {
  await getCell(page, 'Item', row).fill(item);
  await getCell(page, 'Price', row).fill(price);
  await getCell(page, 'Quantity', row).fill(quantity);
}

async function readPdfText(page: Page, row: Locator): Promise<string> {
  await row.getByRole('button', { name: /Actions for/ }).click();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download Pdf' }).click(),
  ]);
  return execFileSync('pdftotext', ['-layout', await pdf.path(), '-'], { encoding: 'utf8' });
}

test('code calculates, shows and validates offline in a form that was never open before, and appears in the PDF', async ({
  signedIn,
  makeForm,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Order', source: orderWithCode });
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await expect(page.getByRole('link', { name: 'Order', exact: true })).toBeVisible();
  await goOffline(page);
  await page.getByRole('link', { name: 'Order', exact: true }).click();

  const total = page.getByRole('textbox', { name: 'Total' });
  const discount = page.getByRole('textbox', { name: 'Discount' });
  await expect(page.getByRole('textbox', { name: 'Taken by' })).toHaveValue('Amira Haddad');
  await expect(total).toHaveValue('0');
  await expect(discount).toBeHidden();
  await page.getByRole('textbox', { name: 'Customer' }).fill('Canal Works');
  await fillLine(page, 1, 'Sand', '12.5', '4');
  await expect(total).toHaveValue('50');
  await page.getByRole('button', { name: 'Add another' }).click();
  await fillLine(page, 2, 'Cement', '30', '5');
  await expect(total).toHaveValue('200');
  await expect(discount).toBeVisible();
  await page.getByRole('button', { name: 'A tenth off' }).click();
  await expect(total).toHaveValue('180');
  await expect(page.getByText('automation')).toBeHidden();

  await page.getByRole('textbox', { name: 'Purchase number' }).fill('7');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('link', { name: 'Purchase number: A purchase number is a P and four digits.' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('P2201');
  await page.getByRole('button', { name: 'Place order' }).click();
  await expectThanks(page);

  await page.context().setOffline(false);
  await expectBadge(page, 'Up to date');
  const row = await findSubmission(page, form, 'Canal Works');
  await expect(row).toContainText('180');
  const printedText = await readPdfText(page, row);
  expect(printedText).toMatch(/Total\s+180/);
  expect(printedText).toMatch(/Discount\s+20/);
  await row.dblclick();
  await expect(page.getByRole('textbox', { name: 'Discount' })).toHaveValue('20');
});

test('code of a page decides the next page and where the form ends', async ({ answering, makeForm }) => {
  const form = await makeForm({ team: teams.first, title: 'Survey', source: surveyWithCode });
  const page = await answering(people.owner, form);
  const heading = page.getByRole('heading', { level: 2 });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const submit = page.getByRole('button', { name: 'Submit', exact: true });
  await page.getByRole('radio', { name: 'a visitor' }).check();
  await next.click();
  await expect(heading).toHaveText('Your visit');
  await expect(heading).toBeFocused();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(heading).toHaveText('Who you are');
  await page.getByRole('radio', { name: 'just looking' }).check();
  await expect(submit).toBeVisible();
  await expect(next).toBeHidden();
  await page.getByRole('radio', { name: 'staff' }).check();
  await next.click();
  await expect(heading).toHaveText('Your work');
  await page.getByRole('textbox', { name: 'Task' }).fill('Welding');
  await next.click();
  await expect(heading).toHaveText('Your visit');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('radio', { name: 'just looking' }).check();
  await submit.click();
  await expectThanks(page);
  await expect(await findSubmission(page, form, 'Welding')).toBeVisible();
});

test("calculated answers alone don't create a draft", async ({ answering, makeForm }) => {
  const form = await makeForm({ team: teams.first, title: 'Looked at', source: orderWithCode });
  const page = await answering(people.owner, form);
  const clerk = page.getByRole('textbox', { name: 'Taken by' });
  await expect(clerk).toHaveValue('Amira Haddad');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Looked at' }).click();
  await expect(clerk).toHaveValue('Amira Haddad');
  await page.getByRole('textbox', { name: 'Customer' }).fill('Harbour');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog', { name: 'Draft' }).getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('link', { name: 'Looked at' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Existing Draft' })).toBeVisible();
});
