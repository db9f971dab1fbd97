import { findButton, findMenuItem, online, pressEscape, type Scene, type SceneEnvironment } from '../stage.ts';

const getFormPath = ({ content: made }: SceneEnvironment) => `/teams/${made.teamId}/forms/${made.inspection.formId}`;

async function openSubmitted(stage: SceneEnvironment): Promise<void> {
  await stage.page.goto(`${getFormPath(stage)}/response/${stage.content.submittedId}`);
  await stage.page.getByText('Fire exits are clear and marked').waitFor();
}

async function openSubmissions(stage: SceneEnvironment, query = ''): Promise<void> {
  await stage.page.goto(`${getFormPath(stage)}/submissions${query}`);
  if (query === '')
    await stage.page
      .getByText(/House|depot|Lane|Bakery|Harbour/)
      .first()
      .waitFor();
}

/** Scenes of submissions, responses and plans. */
export const submissionScenes: readonly Scene[] = [
  { name: 'submitted', open: openSubmitted },
  {
    name: 'submitted-lower',
    async open(stage) {
      await openSubmitted(stage);
      await stage.page.getByText('Photos', { exact: true }).last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'submitted-menu',
    async open(stage) {
      await openSubmitted(stage);
      await findButton(stage, 'Options').click();
      await stage.page.getByRole('menuitem').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'submission-info',
    async open(stage) {
      await openSubmitted(stage);
      await findButton(stage, 'Options').click();
      await findMenuItem(stage, 'Submission Info').click();
      await stage.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'submission-delete',
    async open(stage) {
      await openSubmitted(stage);
      await findButton(stage, 'Options').click();
      await findMenuItem(stage, 'Delete').click();
      await stage.page.getByRole('alertdialog').or(stage.page.getByRole('dialog')).waitFor();
    },
  },
  {
    name: 'responses',
    async open(stage) {
      await stage.page.goto(`/teams/${stage.content.teamId}/responses`);
      await stage.page.getByRole('heading', { level: 2 }).last().waitFor();
      await stage.page.getByRole('listitem').nth(4).waitFor({ timeout: 4000 });
    },
  },
  {
    name: 'responses-offline',
    async open(stage) {
      await stage.page.goto(`/teams/${stage.content.teamId}/responses`);
      await stage.page.getByRole('heading', { level: 2 }).last().waitFor();
      await stage.page.context().setOffline(true);
      await stage.page
        .getByText(stage.createTextPattern('You’re offline. Connect to the internet to see your submitted responses.'))
        .waitFor();
    },
    leave: online,
  },
  { name: 'submissions', open: (stage) => openSubmissions(stage) },
  {
    name: 'submissions-empty',
    async open(stage) {
      await openSubmissions(stage, '?dateRange=2020-01-01_2020-01-02');
      await stage.page.getByText(stage.createTextPattern('No submissions')).first().waitFor();
    },
  },
  {
    name: 'submissions-range',
    async open(stage) {
      await openSubmissions(stage);
      await stage.page.getByText(stage.createTextPattern('Last 30 days')).click();
      await stage.page.getByRole('menuitemradio').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'submissions-columns',
    onlyDesktop: true,
    async open(stage) {
      await openSubmissions(stage);
      await findButton(stage, 'Columns').click();
      await stage.page.getByRole('complementary').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'submissions-filter',
    async open(stage) {
      await openSubmissions(stage);
      await findButton(stage, 'Filter').click();
      await stage.page.getByRole('menuitem').nth(2).click();
      await stage.page.getByRole('dialog').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'submissions-download',
    async open(stage) {
      await openSubmissions(stage);
      await findButton(stage, 'Download').or(findButton(stage, 'Download and more options')).click();
      await stage.page.getByRole('menuitem', { name: stage.createTextPattern('Excel') }).click();
      await stage.page.getByRole('dialog').waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'submissions-menu',
    async open(stage) {
      await openSubmissions(stage);
      await findButton(stage, 'Actions for {name}').first().click();
      await stage.page.getByRole('menuitem').first().waitFor();
    },
    leave: pressEscape,
  },
  {
    name: 'submissions-preview',
    async open(stage) {
      await openSubmissions(stage);
      await findButton(stage, 'Actions for {name}').nth(2).click();
      await stage.page.getByRole('menuitem', { name: stage.createTextPattern('Preview') }).click();
      await stage.page.getByRole('complementary').getByRole('heading').first().waitFor();
    },
  },
  {
    name: 'submissions-review-settings',
    async open(stage) {
      await openSubmissions(stage);
      await findButton(stage, 'Submission review').click();
      const isReviewed = stage.page.getByRole('switch');
      if (!(await isReviewed.isChecked())) await isReviewed.press(' ');
      await stage.page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
    async leave({ page, createTextPattern: say }) {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Save') })
        .click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'submissions-review',
    async open(stage) {
      const { page, createTextPattern: say } = stage;
      await openSubmissions(stage);
      await findButton(stage, 'Actions for {name}').nth(2).click();
      await page.getByRole('menuitem', { name: say('Preview') }).click();
      const review = page.getByRole('region', { name: say('Review'), exact: true });
      const state = review.getByRole('combobox', { name: say('State') });
      await state.selectOption('progress');
      const comment = review.getByRole('textbox', { name: say('Comment'), exact: true });
      await comment.fill('Photo 2 shows another door. Which floor was it?');
      await review.getByRole('button', { name: say('Add comment') }).click();
      await review.getByText('Photo 2 shows another door').first().waitFor();
    },
  },
  {
    name: 'submissions-summary',
    async open(stage) {
      await openSubmissions(stage);
      await findButton(stage, 'Summary').click();
      await stage.page.getByRole('figure').first().waitFor();
    },
  },
  {
    name: 'submissions-summary-mails',
    async open(stage) {
      await openSubmissions(stage, '?tab=summary');
      await stage.page.getByRole('figure').first().waitFor();
      await findButton(stage, 'Send by email').click();
      await stage.page.getByRole('dialog').getByText(stage.createTextPattern('No summary emails yet')).waitFor();
    },
  },
  {
    name: 'submissions-summary-mail',
    async open(stage) {
      await openSubmissions(stage, '?tab=summary');
      await stage.page.getByRole('figure').first().waitFor();
      await findButton(stage, 'Send by email').click();
      await findButton(stage, 'New summary email').click();
      await stage.page.getByRole('combobox', { name: stage.createTextPattern('How often') }).waitFor();
    },
    leave: pressEscape,
  },
  { name: 'plans', open: (stage) => openPlans(stage, 'paid1') },
  { name: 'plans-free', open: (stage) => openPlans(stage, 'free') },
  { name: 'plans-everything', open: (stage) => openPlans(stage, 'enterprise') },
];

/**
 * Selects a plan as the team owner, in the demo's plan simulation: the first select element of the page's last region.
 */
async function openPlans(stage: SceneEnvironment, plan: string): Promise<void> {
  const { page, content: made } = stage;
  await page.goto(`/teams/${made.teamId}/plans`);
  const played = page.getByRole('main').getByRole('region').last().getByRole('combobox').first();
  await played.selectOption(plan);
  // The Enterprise plan shows no price comparison.
  await page
    .getByRole('main')
    .getByRole('listitem')
    .first()
    .waitFor({ state: plan === 'enterprise' ? 'detached' : 'visible' });
}
