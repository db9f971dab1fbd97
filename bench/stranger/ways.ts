import type { Page } from '@playwright/test';
import { PASSWORD, people, teams } from '../../e2e/people.ts';
import { paletteItem } from '../../e2e/screens/design.ts';
import type { Stranger } from './open-stranger.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** A first form by mouse: a question of one's own, published, tried at once. */
export async function byMouse(stranger: Stranger): Promise<void> {
  const { page } = stranger;
  await signIn(stranger);
  await stranger.press('the team', page.getByRole('link', { name: teams.first }));
  await stranger.press('New form', button(page, 'New form').first());
  await stranger.press('Blank form', page.getByRole('button', { name: /^Blank form/ }));
  await nameTheForm(stranger, 'Visitor book');
  await stranger.press('Text in the palette', paletteItem(page, 'Text'));
  await nameTheQuestion(stranger, 'Who came?');
  await stranger.press('Publish', button(page, 'Publish'));
  await stranger.press('Publish in the dialog', inDialog(page, 'Publish'));
  await stranger.press('Try it', button(page, 'Try it'));
  await stranger.press('the question', page.getByRole('textbox', { name: 'Who came?' }));
  await stranger.write('Ada');
  await stranger.press('Submit', button(page, 'Submit'));
  await thanked(stranger);
}

/** The same without a mouse. */
export async function byKeys(stranger: Stranger): Promise<void> {
  const { page } = stranger;
  await stranger.tabTo('the sign-in', page.getByRole('button', { name: /work \/ school/ }));
  await stranger.keys('go there', 'Enter');
  if (await hasPersonButtons(stranger)) {
    await stranger.tabTo('the person', personButton(page));
    await stranger.keys('be them', 'Enter');
  } else {
    await stranger.tabTo('the people', page.getByRole('radio', { name: people.owner }));
    await stranger.tabTo('the password', page.getByLabel('Password'));
    await stranger.write(PASSWORD);
    await stranger.keys('sign in', 'Enter');
  }
  await stranger.tabTo('the team', page.getByRole('link', { name: teams.second }));
  await stranger.keys('open it', 'Enter');
  await stranger.tabTo('New form', button(page, 'New form').first());
  await stranger.keys('press it', 'Enter');
  await stranger.tabTo('Blank form', page.getByRole('button', { name: /^Blank form/ }));
  await stranger.keys('press it', 'Enter');
  await nameTheForm(stranger, 'Key book');
  await stranger.tabTo('Text in the palette', paletteItem(page, 'Text'));
  await stranger.keys('add it', 'Enter');
  await nameTheQuestion(stranger, 'Who came?', true);
  await stranger.tabTo('Publish', button(page, 'Publish').first(), 'Shift+Tab');
  await stranger.keys('press it', 'Enter');
  await stranger.tabTo('Publish in the dialog', inDialog(page, 'Publish'));
  await stranger.keys('press it', 'Enter');
  await stranger.tabTo('Try it', button(page, 'Try it'));
  await stranger.keys('press it', 'Enter');
  await stranger.tabTo('the question', page.getByRole('textbox', { name: 'Who came?' }));
  await stranger.write('Ada');
  await stranger.tabTo('Submit', button(page, 'Submit'));
  await stranger.keys('press it', 'Enter');
  await thanked(stranger);
}

/** On a phone: what a colleague has published is found and answered. */
export async function answerOnPhone(stranger: Stranger): Promise<void> {
  const { page } = stranger;
  await signIn(stranger);
  await stranger.press('the teams', button(page, 'Teams').first());
  await stranger.press('the team', page.getByRole('dialog').getByRole('link', { name: teams.first }));
  await stranger.press('the form', page.getByRole('link', { name: 'Visitor book' }));
  await stranger.press('the question', page.getByRole('textbox', { name: 'Who came?' }));
  await stranger.write('Grace');
  await stranger.press('Submit', button(page, 'Submit'));
  await thanked(stranger);
}

async function signIn(stranger: Stranger): Promise<void> {
  const { page } = stranger;
  await stranger.press('Sign in with work / school account', page.getByRole('button', { name: /work \/ school/ }));
  if (await hasPersonButtons(stranger)) return stranger.press('the person', personButton(page));
  await stranger.press('the person', page.getByRole('radio', { name: people.owner }));
  await stranger.press('the password', page.getByLabel('Password'));
  await stranger.write(PASSWORD);
  await stranger.press('Sign in', button(page, 'Sign in'));
}

/** The demonstration: one press, and one is somebody. */
const personButton = (page: Page) => page.locator(`button[value="${people.owner}"]`);

async function hasPersonButtons({ page }: Stranger): Promise<boolean> {
  const [button, radio] = [personButton(page), page.getByRole('radio', { name: people.owner })];
  await button.or(radio).waitFor();
  return button.isVisible();
}

/** A new form waits for its title. */
async function nameTheForm(stranger: Stranger, title: string): Promise<void> {
  const field = stranger.page.getByRole('textbox', { name: 'Form title' });
  await stranger.see('the builder, which asks for a title', field);
  await stranger.write(title);
  await stranger.keys('keep it', 'Enter');
  await stranger.see('the title', stranger.page.getByRole('button', { name: title }));
}

/** What is asked is written where the question's label is. */
async function nameTheQuestion(stranger: Stranger, text: string, hasNoMouse = false): Promise<void> {
  const label = stranger.page.getByRole('textbox', { name: /^Label/ });
  await stranger.see('the settings of the question', label);
  const isFocused = await label.evaluate((element) => element === document.activeElement);
  if (!isFocused) stranger.stumble('the new question waits for no label: it has to be found first');
  if (!isFocused && hasNoMouse) await stranger.tabTo('its label', label);
  else if (!isFocused) await stranger.press('its label', label);
  await stranger.keys('select it all', 'Control+a');
  await stranger.write(text);
}

async function thanked(stranger: Stranger): Promise<void> {
  const { page } = stranger;
  await stranger.see('Thanks!', page.getByRole('heading', { name: 'Thanks!' }));
  await stranger.see('that it has arrived', page.getByText('Your response is in your team’s library.'));
}
