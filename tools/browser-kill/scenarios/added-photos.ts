import type { Page } from '@playwright/test';
import { pause } from '../../workspace-kill/caller.ts';
import { crashRenderer, openBrowser } from '../browser.ts';
import { checkPhotos } from '../check-photos.ts';
import {
  getConfirmation,
  getNoteField,
  getSavedStatus,
  getSubmitButton,
  type ObservedResponse,
  openPage,
  startResponse,
  waitUntilSent,
} from '../fill-response.ts';
import { readResponse } from '../local-rows.ts';
import { type Photo, pickPhotos } from '../photos.ts';
import type { TestEnvironment } from '../test-environment.ts';

/**
 * Kills the page, or the whole browser, within 0.8 s after an added photo is listed, and checks that the draft has the
 * photo and that it arrives.
 */
export async function runAddedPhotos(environment: TestEnvironment, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) await addAndKill(environment, round);
}

async function addAndKill(environment: TestEnvironment, round: number): Promise<void> {
  const { record, origin, mail, filesForm } = environment;
  const photo: Photo = { name: `added ${round}.bin`, seed: 100 + round, bytes: 200_000 };
  const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(environment.browser, origin, mail, observed);
  observed.responseId = await startResponse(page, origin, filesForm);
  environment.observed.push(observed);
  await getNoteField(page).fill(`photo ${round}`);
  await getSavedStatus(page).waitFor();
  await pickPhotos(page, [photo]);
  await page.getByText(photo.name).first().waitFor();
  await pause(environment.chance.below(800));
  await kill(environment, page, round);
  record.count('kills within 0.8 s of an added photo');

  const again = await openPage(environment.browser, origin, mail, observed);
  const { answers } = await readResponse(again, observed.responseId);
  if (!JSON.stringify(answers ?? {}).includes(photo.name)) {
    record.addViolation(`${photo.name}: was listed, but is missing from the draft`);
    return again.close();
  }
  await again.goto(`${origin}/teams/${filesForm.teamId}/forms/${filesForm.formId}/response/${observed.responseId}`);
  await again.getByText(photo.name).first().waitFor();
  await getSubmitButton(again).click();
  await getConfirmation(again).waitFor();
  observed.submitted = true;
  await waitUntilSent(again);
  await again.close();
  await checkPhotos(environment, observed, [photo]);
}

async function kill(environment: TestEnvironment, page: Page, round: number): Promise<void> {
  if (round % 3 !== 2) return crashRenderer(page);
  await environment.browser.kill();
  environment.browser = await openBrowser(environment.profile);
}
