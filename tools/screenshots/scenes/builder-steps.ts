import type { Locator } from '@playwright/test';
import type { Place } from '../content.ts';
import { button, menuItem, type Stage } from '../stage.ts';

export async function build({ page }: Stage, { teamId, formId }: Place, query = ''): Promise<void> {
  await page.goto(`/teams/${teamId}/forms/${formId}/build${query}`);
  await page.locator('[data-path], [role=toolbar], canvas, main h1').first().waitFor();
}

/** The block on the canvas with these words of its author; the innermost. */
export const block = ({ page }: Stage, words: string): Locator =>
  page.locator('[data-path]').filter({ hasText: words }).last();

/** To the builder with this component selected. */
export async function select(stage: Stage, place: Place, words: string): Promise<void> {
  await build(stage, place);
  await block(stage, words).click({ position: { x: 4, y: 4 } });
  await stage.page.getByRole('complementary').getByRole('tab').first().waitFor();
}

export async function openTopic(stage: Stage, english: string): Promise<void> {
  const { page, say } = stage;
  const tab = page.getByRole('complementary').getByRole('tab', { name: say(english) });
  // Which of them there is room for is measured with the next frame.
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

export async function act(stage: Stage, english: string): Promise<void> {
  await button(stage, 'Actions').click();
  await menuItem(stage, english).click();
}
