import type { Locator } from '@playwright/test';
import type { FormLocation } from '../content.ts';
import { button, menuItem, type Stage } from '../stage.ts';

export async function openBuilder({ page }: Stage, { teamId, formId }: FormLocation, query = ''): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/build${query}`);
  await page.locator('[data-path], [role=toolbar], canvas, main h1').first().waitFor();
}

/** Returns the innermost canvas block that contains a text. */
export const block = ({ page }: Stage, words: string): Locator =>
  page.locator('[data-path]').filter({ hasText: words }).last();

/** Opens the builder and selects the component with a text. */
export async function selectComponent(stage: Stage, place: FormLocation, words: string): Promise<void> {
  await openBuilder(stage, place);
  await block(stage, words).click({ position: { x: 4, y: 4 } });
  await stage.page.getByRole('complementary').getByRole('tab').first().waitFor();
}

export async function openTopic(stage: Stage, english: string): Promise<void> {
  const { page, say } = stage;
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

export async function chooseAction(stage: Stage, english: string): Promise<void> {
  await button(stage, 'Actions').click();
  await menuItem(stage, english).click();
}
