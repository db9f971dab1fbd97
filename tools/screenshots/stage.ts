import type { Locator, Page } from '@playwright/test';
import type { Made } from './content.ts';
import type { Say } from './say.ts';

/** Where a scene plays: the demonstration, as its owner sees it, in one language and one look. */
export interface Stage {
  readonly page: Page;
  readonly made: Made;
  readonly say: Say;
}

/** One picture: how a signed-in owner gets there. What authors and people wrote is the same in every language. */
export interface Scene {
  readonly name: string;
  open(stage: Stage): Promise<unknown>;
  /** The builder refuses a phone; its pictures are of a desktop. */
  readonly onlyDesktop?: true;
  /** Puts back what the next scene needs. */
  leave?(stage: Stage): Promise<unknown>;
}

/** By the English on them. */
export const button = ({ page, say }: Stage, english: string): Locator =>
  page.getByRole('button', { name: say(english) });

export const menuItem = ({ page, say }: Stage, english: string): Locator =>
  page.getByRole('menuitem', { name: say(english) });

/** To a form's new response, whatever drafts there are. */
export async function answer(stage: Stage, teamId: string, formId: string): Promise<void> {
  const { page } = stage;
  await page.goto(`/teams/${teamId}/forms/${formId}/response`);
  const another = button(stage, 'New Response');
  const main = page.getByRole('main');
  const question = main.getByRole('textbox').or(main.getByRole('combobox')).first();
  await another.or(question).first().waitFor();
  if (await another.isVisible()) await another.click();
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/);
  await question.waitFor();
}

/** Chooses in a field of choices; both are the author's words. */
export async function choose({ page }: Stage, label: string, choice: string, at = 0): Promise<void> {
  await page.getByRole('combobox', { name: label }).nth(at).selectOption(choice);
}

export const online = ({ page }: Stage): Promise<void> => page.context().setOffline(false);
export const pressEscape = ({ page }: Stage): Promise<void> => page.keyboard.press('Escape');
