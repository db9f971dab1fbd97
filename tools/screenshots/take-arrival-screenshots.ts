import { people } from '../../e2e/people.ts';
import { findButton, type SceneEnvironment } from './stage.ts';

/** Signs in as the demo's owner, and takes pictures of each screen from the welcome screen to the teams. */
export async function takeArrivalScreenshots(
  stage: SceneEnvironment,
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  const { page } = stage;
  await page.goto('/');
  const signIn = findButton(stage, 'Sign in with work / school account');
  await signIn.waitFor();
  await shoot('welcome');
  await signIn.click();
  const refused = page.locator(`button[value="${people.personal}"]`);
  await refused.waitFor();
  await shoot('sign-in');
  await page.locator(`button[value="${people.owner}"]`).click();
  await page.waitForURL(/\/teams/);
  await findButton(stage, 'Account: {name}').waitFor();
}
