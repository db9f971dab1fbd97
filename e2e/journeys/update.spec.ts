import type { Page } from '@playwright/test';
import { people } from '../people.ts';
import { expectThanks, startResponse } from '../screens/respond.ts';
import { forgetHttpCache, installOffline, installUpdate } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

test.use({ hasOwnBuild: true });

async function acceptUpdate(page: Page, title: string): Promise<void> {
  const updateButton = page.getByRole('button', { name: 'Update Available' });
  // The browser may still be installing an earlier build.
  await expect(async () => {
    expect(await installUpdate(page)).toBe('installed');
    await expect(updateButton).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await updateButton.click();
  await expect(page).toHaveTitle(title);
}

test('[I17] an update waits for the user, keeps all answers and works offline at once; a broken update changes nothing', async ({
  signedIn,
  siteNote,
  server,
}) => {
  const page = await signedIn(people.member);
  await installOffline(page);
  const other = await page.context().newPage();
  await other.goto(`/teams/${siteNote.teamId}/forms`);
  await expect(other.getByRole('link', { name: 'Site note' })).toBeVisible();
  await startResponse(page, siteNote.teamId, siteNote.formId);
  await page.getByRole('textbox', { name: 'Note' }).fill('Written before the update');

  await server.publishBuild('broken', { withMissingFile: true });
  expect(await installUpdate(page)).toBe('redundant');

  await server.publishBuild('second', { withoutScreen: 'SubmissionsScreen' });
  await acceptUpdate(page, 'second');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Written before the update');
  await expect(page.getByRole('button', { name: 'Update Available' })).toBeHidden();

  // This tab still runs the previous build; a file of that build is missing on the server.
  await expect(other).toHaveTitle('Tideform');
  await forgetHttpCache(other);
  await other.getByRole('button', { name: 'More options for Site note' }).click();
  await other.getByRole('menuitem', { name: 'View Submissions' }).click();
  await expect(other.getByRole('heading', { name: 'Site note' })).toBeVisible();

  // Rolls back from the third build to the second.
  await server.publishBuild('third');
  await acceptUpdate(page, 'third');
  await server.publishBuild('second', { withoutScreen: 'SubmissionsScreen' });
  await acceptUpdate(page, 'second');

  await page.context().setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle('second');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
});
