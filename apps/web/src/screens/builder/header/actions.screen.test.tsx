import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const siteField = { type: 'textfield', key: 'site', label: 'Site', input: true };
const submitButton = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
const schema = { components: [siteField, submitButton] };
const builderPath = '/teams/team1/forms/form1/build';
const content = { schema, customCss: 'p {}', responsesTitleTemplate: '{{data.site}}', emailTemplate: { to: 'a@b.no' } };
const form = formRow({
  draft: { driveItemId: 'd', ...content },
  category: 'Safety',
  metadata: { area: 'North' },
  channelId: 'channel1',
});

type OpenedApp = ReturnType<typeof openApp>;
async function chooseAction({ user }: OpenedApp, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

it('[SYNC-323] copies a form with its complete draft, under a different title', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: [form] });
  const app = openApp(builderPath, data);
  await chooseAction(app, 'Copy');
  const dialog = await findFocusedDialog('Copy Weekly site inspection');
  const title = await dialog.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveProperty('value', 'Weekly site inspection copy');
  const confirm = dialog.getByRole('button', { name: 'Copy' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true');
  await app.user.click(confirm);
  await expect.poll(app.path).not.toBe(builderPath);
  const folder = 'Form Config/Weekly site inspection copy';
  expect(data.library.json(`${folder}/form.draft.json`)).toEqual(content);
  expect(data.library.json(`${folder}/form.config.json`)).toMatchObject({
    title: 'Weekly site inspection copy',
    category: 'Safety',
    metadata: { area: 'North' },
    channelId: 'channel1',
  });
});

const config = {
  graphBaseUrl: 'https://graph.example/v1.0',
  signIn: { kind: 'oidc', authority: 'https://id.example', clientId: 'app', graphScopes: [] },
  hasSupport: true,
};
const template = {
  to: 'desk@quay.example',
  cc: '',
  bcc: '',
  replyTo: '',
  subject: 'A visit',
  body: '<p>{{title}}</p>',
};

it("attaches the draft's definition and its email as text to a support request, but no answers", async () => {
  localStorage.setItem('config', JSON.stringify(config));
  const supportRequests: { readonly files: readonly { readonly name: string; readonly content: Blob }[] }[] = [];
  const api = createFakeApi({
    getFormEmail: () =>
      createSuccess({ template, hasCredentials: false, account: null, disabled: false, enabled: false }),
    requestSupport: (input) => {
      supportRequests.push(input as never);
      return createSuccess({ sent: true });
    },
  });
  const app = openApp(builderPath, { ...(await openDevice({ teams: [teamRow()], forms: [form] })), api });
  await chooseAction(app, 'Support');
  const dialog = await findFocusedDialog('Support Request');
  dialog.getByText('The form and its email template are included. Answers aren’t.');
  await app.user.type(dialog.getByRole('textbox', { name: /^Details/ }), 'It hangs');
  await app.user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByRole('dialog', { name: 'Thanks!' });
  const [schemaFile, mail] = supportRequests[0]!.files;
  expect([schemaFile?.name, JSON.parse(await schemaFile!.content.text())]).toEqual(['schema.json', schema]);
  expect([mail?.name, await mail!.content.text()]).toEqual([
    'email-template.txt',
    expect.stringMatching(/to: desk@quay\.example[\s\S]*subject: A visit\n\n<p>\{\{title\}\}<\/p>/),
  ]);
  expect(supportRequests[0]!.files).toHaveLength(2);
});

/** Fake server that returns the team's plan and the form's submission number. */
function createSubmissionNumberServer(unlockedFeatures: readonly string[]) {
  const writtenNumbers: unknown[] = [];
  const subscription = {
    ...{ plan: 'pro', status: 'active', restricted: false, activeUsers: 1, submissions: 1, unlockedFeatures },
    ...{ isTeamOwner: true, currency: null, stripeOwnerId: null, source: null, marketplaceSubscriptionId: null },
    limits: {},
  };
  const api = createFakeApi({
    getSubscription: () => createSuccess(subscription),
    getSubmissionNumber: () => createSuccess({ submissionNumber: 7 }),
    setSubmissionNumber: ({ body }) => {
      writtenNumbers.push(body);
      return createSuccess(body);
    },
  });
  return { api, writtenNumbers };
}

it('sets the next submission number, and accepts only whole numbers', async () => {
  const { api, writtenNumbers } = createSubmissionNumberServer(['submission_number']);
  const data = { ...(await openDevice({ teams: [teamRow()], forms: [form] })), api };
  const app = openApp(builderPath, data);
  await chooseAction(app, 'Submission Number');
  const dialog = await findFocusedDialog('Submission Number');
  await dialog.findByText(/^The next submission will be number 8\./);
  const field = dialog.getByRole('textbox', { name: 'Latest number' });
  const save = dialog.getByRole('button', { name: 'Save' });
  for (const wrong of ['-1', '1.5', 'x', '999999999']) {
    await app.user.clear(field);
    await app.user.type(field, wrong);
    dialog.getByText('Enter a whole number, 0 or higher.');
    expect(save.getAttribute('aria-disabled')).toBe('true');
  }
  await app.user.clear(field);
  await app.user.type(field, '41');
  await app.user.click(save);
  await expect.poll(() => writtenNumbers).toEqual([{ submissionNumber: 41 }]);
});

it('shows the submission number read-only when the plan does not include changing it', async () => {
  const { api } = createSubmissionNumberServer([]);
  const app = openApp(builderPath, { ...(await openDevice({ teams: [teamRow()], forms: [form] })), api });
  await chooseAction(app, 'Submission Number');
  await screen.findByText('Upgrade subscription to edit the submission number');
  expect(screen.getByRole('textbox', { name: 'Latest number' })).toHaveProperty('disabled', true);
});

it('downloads the source as a file, and replaces it with an uploaded one', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: [form] });
  const app = openApp(builderPath, data);
  await chooseAction(app, 'View Source');
  const dialog = await findFocusedDialog('View Source');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await app.user.click(await dialog.findByRole('button', { name: 'Download' }));
  expect(saved).toEqual(['Weekly site inspection.json']);
  const upload = (text: string) =>
    app.user.upload(screen.getByLabelText('Upload'), new File([text], 'form.json', { type: 'application/json' }));
  const apply = dialog.getByRole('button', { name: 'Apply' });
  await upload('no form');
  await expect.poll(() => apply.getAttribute('aria-disabled')).toBe('true');
  await upload(' '.repeat(5_000_001));
  await dialog.findByText(/^Choose a file that’s 5 MB or smaller/);
  await upload(JSON.stringify({ components: [{ ...siteField, label: 'Quay' }, submitButton] }));
  await expect.poll(() => apply.getAttribute('aria-disabled')).not.toBe('true');
  await app.user.click(apply);
  await screen.findByRole('group', { name: 'Quay, Text' });
});

it('inserts dates in the chosen format', async () => {
  const day = { type: 'datetime', key: 'day', label: 'Day', input: true };
  const dated = formRow({ draft: { driveItemId: 'd', schema: { components: [day, submitButton] } } });
  const app = openApp(builderPath, await openDevice({ teams: [teamRow()], forms: [dated] }));
  await chooseAction(app, 'Title Template');
  const formats = await screen.findByRole('combobox', { name: 'Date format' });
  expect([...formats.children].map(({ textContent }) => textContent)).toEqual([
    'YYYY-MM-DD',
    'DD-MM-YYYY',
    'MM-DD-YYYY',
    'YYYY-MM-DD HH:mm:ss',
    'YYYY-MM-DD hh:mm:ssA',
    'MMMM D, YYYY',
    'dddd MMMM D, YYYY',
  ]);
  await app.user.selectOptions(formats, 'MMMM D, YYYY');
  await app.user.click(screen.getByRole('button', { name: 'Insert field' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Day' }));
  expect(screen.getByRole('textbox', { name: 'Template' })).toHaveProperty(
    'value',
    '{{dateFormat data.day "MMMM D, YYYY"}}',
  );
});

it('[ENG-311] lists the changes before publishing, and suggests them as the comment', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: [form] });
  await data.forms.publish('form1', '');
  await data.forms.updateDraft('form1', {
    ...content,
    schema: { components: [siteField, { ...siteField, key: 'b', label: 'Note' }, submitButton] },
  });
  const app = openApp(builderPath, data);
  await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
  const changes = within(await screen.findByRole('region', { name: 'Changes since version 1' }));
  await changes.findByText('Added: Note');
  await app.user.click(changes.getByRole('button', { name: 'Use as comment' }));
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Added: Note');
});

it('lists unresolved field names of the form, its title and its email before publishing', async () => {
  const note = { ...siteField, key: 'note', label: 'Note', calculateValue: '// The site\nvalue = data.gone' };
  const draft = { ...content, driveItemId: 'd', responsesTitleTemplate: '{{data.old}} {{data.site}}' };
  const row = formRow({ draft: { ...draft, schema: { components: [siteField, note, submitButton] } } });
  const data = await openDevice({ teams: [teamRow()], forms: [row] });
  const template = {
    to: '{{data.mail}}',
    cc: '',
    bcc: '',
    replyTo: '',
    subject: '{{data.site}}',
    body: '',
    attachments: [],
  };
  const api = createFakeApi({ getFormEmail: () => createSuccess({ template }) });
  const app = openApp(builderPath, { ...data, api });
  await app.user.click(await screen.findByRole('button', { name: 'Publish' }));
  await screen.findByText('3 references point to fields that don’t exist');
  for (const line of ['Note, line 2: data.gone', 'Title template: data.old', 'Email: data.mail']) {
    await screen.findByText(line);
  }
});
