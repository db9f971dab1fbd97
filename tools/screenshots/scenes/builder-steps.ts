import type { Locator } from '@playwright/test';
import type { FormLocation } from '../content.ts';
import { findButton, findMenuItem, type SceneEnvironment } from '../stage.ts';

export async function openBuilder(
  { page }: SceneEnvironment,
  { teamId, formId }: FormLocation,
  query = '',
): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/build${query}`);
  await page.locator('[data-path], [role=toolbar], canvas, main h1').first().waitFor();
}

/** Returns the innermost canvas block that contains a text. */
export const findBlock = ({ page }: SceneEnvironment, words: string): Locator =>
  page.locator('[data-path]').filter({ hasText: words }).last();

/** Opens the builder and selects the component with a text. */
export async function selectComponent(stage: SceneEnvironment, place: FormLocation, words: string): Promise<void> {
  await openBuilder(stage, place);
  await findBlock(stage, words).click({ position: { x: 4, y: 4 } });
  await stage.page.getByRole('complementary').getByRole('tab').first().waitFor();
}

export async function openTopic(stage: SceneEnvironment, english: string): Promise<void> {
  const { page, createTextPattern: say } = stage;
  const tab = page.getByRole('complementary').getByRole('tab', { name: say(english) });
  // Fluent measures in the next frame which tabs fit.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  if (await tab.isVisible()) return tab.click();
  await page
    .getByRole('complementary')
    .getByRole('button', { name: say('{count} more') })
    .click();
  await page
    .getByRole('menuitemradio', { name: say(english) })
    .or(page.getByRole('menuitem', { name: say(english) }))
    .click();
}

export async function chooseAction(stage: SceneEnvironment, english: string): Promise<void> {
  await findButton(stage, 'Actions').click();
  await findMenuItem(stage, english).click();
}
