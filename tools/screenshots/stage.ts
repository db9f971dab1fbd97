import type { Locator, Page } from '@playwright/test';
import type { SceneContent } from './content.ts';
import type { TextLookup } from './text-lookup.ts';

/** Environment of a scene: a page with the demo, signed in as its owner, in one language and look. */
export interface SceneEnvironment {
  readonly page: Page;
  readonly content: SceneContent;
  readonly createTextPattern: TextLookup;
}

/**
 * One screenshot, and the steps of a signed-in owner to its state. Texts of form authors and respondents aren't
 * translated.
 */
export interface Scene {
  readonly name: string;
  open(stage: SceneEnvironment): Promise<unknown>;
  /** Set for scenes of the builder, which doesn't support phones. */
  readonly onlyDesktop?: true;
  /** Restores the state that the next scene expects. */
  leave?(stage: SceneEnvironment): Promise<unknown>;
}

/** Finds a button by its English label. */
export const findButton = ({ page, createTextPattern: say }: SceneEnvironment, english: string): Locator =>
  page.getByRole('button', { name: say(english) });

export const findMenuItem = ({ page, createTextPattern: say }: SceneEnvironment, english: string): Locator =>
  page.getByRole('menuitem', { name: say(english) });

/** Opens a new response of a form, even if there are drafts. */
export async function startNewResponse(stage: SceneEnvironment, teamId: string, formId: string): Promise<void> {
  const { page } = stage;
  await page.goto(`/teams/${teamId}/forms/${formId}/response`);
  const another = findButton(stage, 'New Response');
  const main = page.getByRole('main');
  const question = main.getByRole('textbox').or(main.getByRole('combobox')).first();
  await another.or(question).first().waitFor();
  if (await another.isVisible()) await another.click();
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/);
  await question.waitFor();
}

/**
 * Selects a choice in a dropdown. The label and the choice are texts of the form's author, so they aren't translated.
 */
export async function selectOption({ page }: SceneEnvironment, label: string, choice: string, at = 0): Promise<void> {
  await page.getByRole('combobox', { name: label }).nth(at).selectOption(choice);
}

export const online = ({ page }: SceneEnvironment): Promise<void> => page.context().setOffline(false);
export const pressEscape = ({ page }: SceneEnvironment): Promise<void> => page.keyboard.press('Escape');
