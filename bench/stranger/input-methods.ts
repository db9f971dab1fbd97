import type { Page } from '@playwright/test';
import { PASSWORD, people, teams } from '../../e2e/people.ts';
import { findPaletteItem } from '../../e2e/screens/design.ts';
import type { FirstTimeUser } from './first-time-user.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Creates, publishes and answers a form with one question with the mouse. */
export async function createFormByMouse(user: FirstTimeUser): Promise<void> {
  const { page } = user;
  await signIn(user);
  await user.press('the team', page.getByRole('link', { name: teams.first }));
  await user.press('New form', button(page, 'New form').first());
  await user.press('Blank form', page.getByRole('button', { name: /^Blank form/ }));
  await enterFormTitle(user, 'Visitor book');
  await user.press('Text in the palette', findPaletteItem(page, 'Text'));
  await enterQuestionLabel(user, 'Who came?');
  await user.press('Publish', button(page, 'Publish'));
  await user.press('Publish in the dialog', inDialog(page, 'Publish'));
  await user.press('Try it', button(page, 'Try it'));
  await user.press('the question', page.getByRole('textbox', { name: 'Who came?' }));
  await user.typeText('Ada');
  await user.press('Submit', button(page, 'Submit'));
  await expectConfirmation(user);
}

/** Creates, publishes and answers a form with the keyboard only. */
export async function createFormByKeyboard(user: FirstTimeUser): Promise<void> {
  const { page } = user;
  await user.tabTo('the sign-in', page.getByRole('button', { name: /work \/ school/ }));
  await user.pressKeys('open the sign-in page', 'Enter');
  if (await hasPersonButtons(user)) {
    await user.tabTo('the user', personButton(page));
    await user.pressKeys('sign in as this user', 'Enter');
  } else {
    await user.tabTo('the list of users', page.getByRole('radio', { name: people.owner }));
    await user.tabTo('the password', page.getByLabel('Password'));
    await user.typeText(PASSWORD);
    await user.pressKeys('sign in', 'Enter');
  }
  await user.tabTo('the team', page.getByRole('link', { name: teams.second }));
  await user.pressKeys('open the team', 'Enter');
  await user.tabTo('New form', button(page, 'New form').first());
  await user.pressKeys('press the button', 'Enter');
  await user.tabTo('Blank form', page.getByRole('button', { name: /^Blank form/ }));
  await user.pressKeys('press the button', 'Enter');
  await enterFormTitle(user, 'Key book');
  await user.tabTo('Text in the palette', findPaletteItem(page, 'Text'));
  await user.pressKeys('add the field', 'Enter');
  await enterQuestionLabel(user, 'Who came?', true);
  await user.tabTo('Publish', button(page, 'Publish').first(), 'Shift+Tab');
  await user.pressKeys('press the button', 'Enter');
  await user.tabTo('Publish in the dialog', inDialog(page, 'Publish'));
  await user.pressKeys('press the button', 'Enter');
  await user.tabTo('Try it', button(page, 'Try it'));
  await user.pressKeys('press the button', 'Enter');
  await user.tabTo('the question', page.getByRole('textbox', { name: 'Who came?' }));
  await user.typeText('Ada');
  await user.tabTo('Submit', button(page, 'Submit'));
  await user.pressKeys('press the button', 'Enter');
  await expectConfirmation(user);
}

/** Finds and answers a form of a colleague on a phone. */
export async function answerOnPhone(user: FirstTimeUser): Promise<void> {
  const { page } = user;
  await signIn(user);
  await user.press('the teams', button(page, 'Teams').first());
  await user.press('the team', page.getByRole('dialog').getByRole('link', { name: teams.first }));
  await user.press('the form', page.getByRole('link', { name: 'Visitor book' }));
  await user.press('the question', page.getByRole('textbox', { name: 'Who came?' }));
  await user.typeText('Grace');
  await user.press('Submit', button(page, 'Submit'));
  await expectConfirmation(user);
}

async function signIn(user: FirstTimeUser): Promise<void> {
  const { page } = user;
  await user.press('Sign in with work / school account', page.getByRole('button', { name: /work \/ school/ }));
  if (await hasPersonButtons(user)) return user.press('the user', personButton(page));
  await user.press('the user', page.getByRole('radio', { name: people.owner }));
  await user.press('the password', page.getByLabel('Password'));
  await user.typeText(PASSWORD);
  await user.press('Sign in', button(page, 'Sign in'));
}

/** In the demo, users sign in with one click on their button. */
const personButton = (page: Page) => page.locator(`button[value="${people.owner}"]`);

async function hasPersonButtons({ page }: FirstTimeUser): Promise<boolean> {
  const [button, radio] = [personButton(page), page.getByRole('radio', { name: people.owner })];
  await button.or(radio).waitFor();
  return button.isVisible();
}

/** Enters the title of a new form; its text box has focus. */
async function enterFormTitle(user: FirstTimeUser, title: string): Promise<void> {
  const field = user.page.getByRole('textbox', { name: 'Form title' });
  await user.waitForVisible('the builder, which asks for a title', field);
  await user.typeText(title);
  await user.pressKeys('save the title', 'Enter');
  await user.waitForVisible('the title', user.page.getByRole('button', { name: title }));
}

/** Enters the label of the question in the settings. */
async function enterQuestionLabel(user: FirstTimeUser, text: string, hasNoMouse = false): Promise<void> {
  const label = user.page.getByRole('textbox', { name: /^Label/ });
  await user.waitForVisible('the settings of the question', label);
  const isFocused = await label.evaluate((element) => element === document.activeElement);
  if (!isFocused) user.recordObstacle('the label of the new question is not focused: the user has to find it first');
  if (!isFocused && hasNoMouse) await user.tabTo('its label', label);
  else if (!isFocused) await user.press('its label', label);
  await user.pressKeys('select all text', 'Control+a');
  await user.typeText(text);
}

async function expectConfirmation(user: FirstTimeUser): Promise<void> {
  const { page } = user;
  await user.waitForVisible('Thanks!', page.getByRole('heading', { name: 'Thanks!' }));
  await user.waitForVisible('the arrival message', page.getByText('Your response is in your team’s library.'));
}
