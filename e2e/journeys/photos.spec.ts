import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { sitePhotos } from '../forms/site-photos.ts';
import { people, teams } from '../people.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { createPng, createRotatedJpeg, type PictureFile } from '../world/create-pictures.ts';
import { expect, test } from '../world/test.ts';

async function addPictures(page: Page, field: Locator, pictures: readonly PictureFile[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: 'Add photo' }).click(),
  ]);
  await chooser.setFiles([...pictures]);
  for (const { name } of pictures) await expect(field.getByRole('button', { name: `Download ${name}` })).toBeVisible();
}

/** Checks that a tile shows a thumbnail, not an icon. */
async function expectThumbnail(page: Page, name: string): Promise<void> {
  const picture = page.getByRole('button', { name: `Download ${name}` }).locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1);
}

async function downloadPdf(page: Page, row: Locator): Promise<string> {
  await row.getByRole('button', { name: /Actions for/ }).click();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download Pdf' }).click(),
  ]);
  return pdf.path();
}

const runProgram = (program: string, ...args: readonly string[]) => execFileSync(program, args, { encoding: 'utf8' });

/** Returns the width × height in pixels of every image in the PDF. */
function listPictures(pdf: string): readonly string[] {
  const lines = runProgram('pdfimages', '-list', pdf).trim().split('\n').slice(2);
  return lines.map((line) => line.trim().split(/\s+/)).map(([, , , width, height]) => `${width}×${height}`);
}

test('photos are upright in the PDF, and shown in the submission that another user opens', async ({
  answering,
  makeForm,
  newBrowser,
}) => {
  const form = await makeForm({ team: teams.readOnly, title: 'Site photos', source: sitePhotos });
  const page = await answering(people.builder, form);
  await page.getByRole('textbox', { name: 'Place' }).fill('Quay 4');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') };
  const photos = page.getByRole('group', { name: 'Photos' });
  await addPictures(page, photos, [
    createPng('crane.png', { width: 64, height: 48 }),
    await createRotatedJpeg(page, 'quay.jpg'),
  ]);
  await addPictures(page, photos, [broken]);
  await page.getByRole('textbox', { name: 'Defect, row 1' }).fill('Rust');
  await addPictures(page, page.getByRole('group', { name: /Picture/ }), [
    createPng('rust.png', { width: 40, height: 90 }),
  ]);
  await expectThumbnail(page, 'crane.png');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  await expectBadge(page, 'Up to date');

  const owner = await newBrowser(people.owner);
  const row = await findSubmission(owner, form, 'Quay 4');
  const pdf = await downloadPdf(owner, row);
  expect([...listPictures(pdf)].sort()).toEqual(['40×90', '64×48', '80×120']);
  expect(runProgram('pdftotext', '-layout', pdf, '-')).toContain('broken.jpg');
  expect(runProgram('pdfinfo', '-struct', pdf)).toMatch(/Figure/);
  expect(runProgram('qpdf', '--check', pdf)).toContain('No syntax or stream encoding errors found');
  await row.dblclick();
  for (const name of ['crane.png', 'quay.jpg', 'rust.png']) await expectThumbnail(owner, name);
});
