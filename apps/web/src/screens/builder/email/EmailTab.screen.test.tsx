import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { EmailTemplate, FormEmail, RenderedEmail } from '@tideform/contract';
import type { FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(async () => {
  await Promise.all([import('../BuilderScreen.tsx'), import('./EmailTab.tsx')]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const schema: FormDefinition = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'site', label: 'Site', input: true },
    { type: 'email', key: 'mail', label: 'Inspector', input: true },
    { type: 'number', key: 'defects', label: 'Defects', input: true },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};

const template: EmailTemplate = {
  ...{ to: '{{data.mail}}, tom@north.example', cc: '', bcc: '', replyTo: '', subject: 'Inspection of {{data.site}}' },
  body: '<p>{{#if data.defects greater 0}}<strong>{{data.defects}}</strong> defects{{/if}}</p><p><a href="{{viewUrl}}">Open it</a></p>',
  attachments: [{ name: 'submission.pdf', contentType: 'application/pdf', contentBytes: '{{submission.pdf}}' }],
};

const storedEmail: FormEmail = {
  ...{ template, disabled: false, enabled: true, hasCredentials: true, authorization: 'valid', sender: 'account' },
  account: { name: 'Amira Haddad', username: 'amira@northgate.example' },
  serverAddress: null,
  eTag: 'first',
};

interface RequestInput {
  readonly body?: { readonly template?: EmailTemplate; readonly mode?: string; readonly ifMatch?: string };
}

/** Fake server for one form's email. Its preview renders the subject unchanged. */
function createEmailServer(first: FormEmail = storedEmail, editor: object | null = null) {
  let email = first;
  const requests: { readonly name: string; readonly body: RequestInput['body'] }[] = [];
  const recordRequest = (name: string, next: (input: RequestInput) => unknown) => (input: RequestInput) => {
    requests.push({ name, body: input.body });
    return next(input);
  };
  const updateEmail = (part: Partial<FormEmail>) => {
    email = { ...email, ...part };
    return createSuccess(email);
  };
  const api = createFakeApi({
    getFormEmail: () => createSuccess(email),
    putFormEditor: () => createSuccess({ editor }),
    createFormEmail: recordRequest('create', ({ body }) => updateEmail({ template: body!.template!, disabled: false })),
    updateFormEmail: recordRequest('update', ({ body }) => {
      if (email.eTag !== body!.ifMatch) return { ok: false, refusal: 'email-changed' };
      return updateEmail({ template: body!.template!, eTag: `${email.eTag}+` });
    }),
    enableFormEmail: recordRequest('enable', () => updateEmail({ disabled: false, enabled: true })),
    disableFormEmail: recordRequest('disable', () => updateEmail({ disabled: true, enabled: false })),
    sendFormEmail: recordRequest('send', ({ body }) => {
      const { subject, body: html } = body!.template!;
      const mail: RenderedEmail = {
        ...{ from: '', to: ['ada@north.example'], cc: [], bcc: [], replyTo: [], subject, attachments: [], leftOut: [] },
        body: `${html}<script>globalThis.hasRun = true</script><img src="x" alt="" onerror="globalThis.hasRun = true">`,
      };
      const test = body!.mode === 'test' ? { status: 'sent', failure: null, to: 'amira@northgate.example' } : null;
      return createSuccess({ ...email, email: mail, test });
    }),
  });
  return { api, requests, updateEmail };
}

async function openTab(first?: FormEmail, editor?: object, emailTemplate?: object) {
  const server = createEmailServer(first, editor);
  const draft = { driveItemId: 'd', schema, ...(emailTemplate && { emailTemplate }) };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  const app = openApp('/teams/team1/forms/form1/build?tab=email', { ...data, api: server.api });
  await screen.findByRole('switch', { name: 'Send an email after each submission' });
  return { ...app, ...server, data };
}

const findTextbox = (name: string) => screen.findByRole('textbox', { name });
const isButtonDisabled = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findPreview = async () => within(await screen.findByRole('article'));

it('shows field names in an email, and previews it without running its code', async () => {
  await openTab();
  expect((await findTextbox('To')).textContent).toBe('Inspector, tom@north.example');
  expect((await findTextbox('Subject')).textContent).toBe('Inspection of Site');
  expect((await findTextbox('Message')).textContent).toBe('If Defects greater 0Defects defectsEndOpen it');
  await (await findPreview()).findByRole('heading', { name: 'Inspection of {{data.site}}' });
  expect(document.querySelector('article script')).toBeNull();
  expect('hasRun' in globalThis).toBe(false);
  screen.getByText('Sent from Amira Haddad’s account');
  expect(isButtonDisabled('Apply')).toBe(true);
  expect(await findAccessibilityViolations()).toEqual([]);
});

it('applies changes to an email, and leaves its unchanged parts exactly as stored', async () => {
  const { requests } = await openTab();
  await userEvent.click(await findTextbox('Subject'));
  await userEvent.keyboard('{End}, {{{{data.mail}}!');
  expect((await findTextbox('Subject')).textContent).toBe('Inspection of Site, Inspector!');
  screen.getByText('Changed: Subject');
  await clickButton('Insert field: Cc');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Inspector' }));
  await userEvent.click(await findTextbox('Message'));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await clickButton('Condition');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Site' }));
  await expect.poll(async () => (await findTextbox('Message')).textContent).toMatch(/Open itIf Site … End$/);
  await (await findPreview()).findByRole('heading', { name: /data\.mail/ });
  await clickButton('Apply');
  await screen.findByText(/^Applied/);
  const sent = requests.find(({ name }) => name === 'update')?.body?.template;
  const subject = 'Inspection of {{data.site}}, {{data.mail}}!';
  expect(sent).toEqual({ ...template, subject, cc: '{{data.mail}}', body: expect.any(String) });
  const link = '<a rel="noopener noreferrer" href="{{viewUrl}}" target="_blank">Open it</a>';
  expect(sent?.body).toBe(
    `<p>{{#if data.defects greater 0}}<strong>{{data.defects}}</strong> defects{{/if}}</p><p>${link}{{#if data.site}} … {{/if}}</p>`,
  );
  expect(isButtonDisabled('Apply')).toBe(true);
});

it('never overwrites changes that another user has applied, until they have been shown', async () => {
  const { updateEmail } = await openTab();
  await userEvent.click(await findTextbox('Subject'));
  await userEvent.keyboard('{End}!');
  updateEmail({ template: { ...template, subject: 'Theirs' }, eTag: 'theirs' });
  await clickButton('Apply');
  await screen.findByText(/Someone else changed this email/);
  expect((await findTextbox('Subject')).textContent).toBe('Inspection of Site!');
  await clickButton('Apply');
  await waitFor(() => expect(isButtonDisabled('Apply')).toBe(true));
  expect((await findTextbox('Subject')).textContent).toBe('Inspection of Site!');
});

it('shows validation errors per field, and prevents sending an invalid email', async () => {
  await openTab();
  await userEvent.fill(await findTextbox('From'), 'amira');
  screen.getByText('Invalid email address');
  await userEvent.click(await findTextbox('Cc'));
  await userEvent.keyboard('priya@north');
  await screen.findByText('Invalid email address: priya@north');
  screen.getByText('Fix 2 fields: From, Cc');
  await screen.findByText('No preview yet');
  expect([isButtonDisabled('Apply'), isButtonDisabled('Send me a test email')]).toEqual([true, true]);
  expect((await findTextbox('Cc')).getAttribute('aria-invalid')).toBe('true');
  expect(await findAccessibilityViolations()).toEqual([]);
  await clickButton('Discard changes');
  await expect.poll(() => isButtonDisabled('Send me a test email')).toBe(false);
  expect((await findTextbox('Cc')).textContent).toBe('');
});

it('creates an email to its author when turned on, and then asks to connect an account', async () => {
  const { requests } = await openTab({
    ...storedEmail,
    template: null,
    authorization: 'missing',
    hasCredentials: false,
  });
  await clickButton('Turn on email');
  const dialog = await screen.findByRole('alertdialog', { name: 'Permissions Required' });
  within(dialog).getByText(/sends email from your account/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await screen.findByText('Authorization Required');
  expect((await findTextbox('To')).textContent).toBe('amira@northgate.example');
  expect(requests.find(({ name }) => name === 'create')?.body?.template).toMatchObject({
    attachments: [{ name: 'submission.pdf', contentBytes: '{{submission.pdf}}' }],
    language: 'en',
    subject: '{{#if isEdit}}Edited submission{{else}}New submission{{/if}}: {{formTitle}}',
  });
});

it('turns emails off and on, and shows an expired authorization', async () => {
  const { requests } = await openTab({
    ...storedEmail,
    authorization: 'expired',
    enabled: false,
    hasCredentials: false,
  });
  screen.getByText('Authorization has expired');
  screen.getByText('Paused');
  await userEvent.click(screen.getByRole('switch'));
  await screen.findByText('Off');
  expect(requests.map(({ name }) => name)).toContain('disable');
});

it('removes the email template of another product when email is turned on, and reports if that fails', async () => {
  const { data } = await openTab({ ...storedEmail, disabled: true, enabled: false }, undefined, {
    to: 'old@north.example',
  });
  const left = /An email from another program is stored with this form/;
  data.failWith(423);
  await userEvent.click(screen.getByRole('switch'));
  await screen.findByText(left);
  screen.getByText('On', { exact: true });
  data.failWith();
  await userEvent.click(screen.getByRole('switch'));
  await screen.findByText('Off', { exact: true });
  await userEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(screen.queryByText(left)).toBeNull());
  expect((await data.context.database.forms.get('form1'))?.draft).not.toHaveProperty('emailTemplate');
});

it('sends a test email to the author as edited, not as stored', async () => {
  const { requests } = await openTab();
  await userEvent.click(screen.getByRole('button', { name: 'Remove submission.pdf' }));
  await findPreview();
  await clickButton('Send me a test email');
  await screen.findByText('Sent to amira@northgate.example');
  const tests = requests.filter(({ body }) => body?.mode === 'test');
  expect(tests.map(({ body }) => body?.template?.attachments)).toEqual([[]]);
  expect(requests.some(({ name }) => name === 'update')).toBe(false);
});

it('keeps unsaved changes while another tab is open, and asks before leaving the builder', async () => {
  const { router } = await openTab();
  await userEvent.click(await findTextbox('Bcc'));
  await userEvent.keyboard('ben@north.example');
  await userEvent.click(screen.getByRole('tab', { name: 'Build' }));
  await screen.findByRole('region', { name: 'Canvas' });
  await userEvent.click(screen.getByRole('tab', { name: 'Email' }));
  expect((await findTextbox('Bcc')).textContent).toBe('ben@north.example');
  await clickButton('Back to forms');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toContain('/build');
  expect((await findTextbox('Bcc')).textContent).toBe('ben@north.example');
});

it('asks the user to take over the form from another editor before applying changes', async () => {
  const { requests } = await openTab(storedEmail, { name: 'Ben Okafor', isCaller: false, isThisSession: false });
  await screen.findByText(/^Ben Okafor is editing this form/);
  await userEvent.fill(await findTextbox('From'), 'ben@north.example');
  await clickButton('Apply');
  const question = await findFocusedDialog('Take over editing from Ben Okafor?');
  await userEvent.click(question.getByRole('button', { name: 'View only' }));
  expect(requests.some(({ name }) => name === 'update')).toBe(false);
  expect((await findTextbox('From')).getAttribute('value')).toBe('ben@north.example');
});

it('shows why the server is unreachable, and retries', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft: { driveItemId: 'd', schema } })] });
  openApp('/teams/team1/forms/form1/build?tab=email', { ...data, api: createFakeApi({}) });
  await screen.findByRole('heading', { name: 'Oops, something went wrong' });
  screen.getByRole('button', { name: 'Try again' });
});

it('renames fields in an email along with the form, while the form was never published', async () => {
  const server = createEmailServer();
  const draft = { driveItemId: 'd', schema };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  const { user } = openApp('/teams/team1/forms/form1/build', { ...data, api: server.api });
  const canvas = await screen.findByRole('region', { name: 'Canvas' });
  await user.click(await within(canvas).findByRole('group', { name: 'Site, Text' }));
  await user.keyboard('{F2}');
  await screen.findByRole('textbox', { name: 'Component name' });
  await user.keyboard('Building{Enter}');
  await expect.poll(() => server.requests.at(-1)?.body?.template?.subject).toBe('Inspection of {{data.building}}');
  expect(server.requests.at(-1)?.body?.template).toMatchObject({
    ...template,
    subject: 'Inspection of {{data.building}}',
  });
});

it('renames fields in an email at the next publish, since responses have the old names until then', async () => {
  const server = createEmailServer();
  const published = { driveItemId: 'p', version: 1, schema: { ...schema, components: schema.components.slice(1) } };
  const test = (key: string) => ({
    ...{ id: '1', name: 'Quay', at: '2026-11-30T08:00:00.000Z', answers: { [key]: 'Quay' } },
    expected: [{ name: key, isShown: true, value: 'Quay' }],
  });
  const row = formRow({ draft: { driveItemId: 'd', schema, tests: [test('site')] }, published });
  const data = await openDevice({ teams: [teamRow()], forms: [row] });
  const { user } = openApp('/teams/team1/forms/form1/build', { ...data, api: server.api });
  const canvas = await screen.findByRole('region', { name: 'Canvas' });
  await user.click(await within(canvas).findByRole('group', { name: 'Site, Text' }));
  await user.keyboard('{F2}');
  await screen.findByRole('textbox', { name: 'Component name' });
  await user.keyboard('Building{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await findFocusedDialog(/^Publish/);
  const confirm = await dialog.findByRole('button', { name: 'Publish' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true');
  expect(server.requests).toEqual([]);
  const { draft } = (await data.database.forms.get('form1'))!;
  expect(draft?.renamed).toEqual({ version: 1, names: [['site', 'building']] });
  // Field names in the form's tests are updated too.
  expect(draft?.tests).toEqual([test('building')]);
  expect(dialog.queryByText(/doesn’t lead to a field/)).toBeNull();
  await user.click(confirm);
  await expect.poll(() => server.requests.at(-1)?.body?.template?.subject).toBe('Inspection of {{data.building}}');
});

it('renames fields in an email when publishing, including fields renamed during an earlier visit', async () => {
  const server = createEmailServer();
  const published = { driveItemId: 'p', version: 1, schema };
  const [site, ...others] = schema.components;
  const now = { ...schema, components: [{ ...site!, key: 'building' }, ...others] };
  const draft = { driveItemId: 'd', schema: now, renamed: { version: 1, names: [['site', 'building']] } };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft, published })] });
  const { user } = openApp('/teams/team1/forms/form1/build', { ...data, api: server.api });
  const canvas = await screen.findByRole('region', { name: 'Canvas' });
  await user.click(await within(canvas).findByRole('group', { name: 'Site, Text' }));
  await user.keyboard('{F2}');
  await screen.findByRole('textbox', { name: 'Component name' });
  await user.keyboard('Place{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = await findFocusedDialog(/^Publish/);
  const confirm = await dialog.findByRole('button', { name: 'Publish' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true');
  expect(dialog.queryByText(/a field that doesn’t exist/)).toBeNull();
  await user.click(confirm);
  await expect.poll(() => server.requests.at(-1)?.body?.template?.subject).toMatch(/^Inspection of {{data\.(?!site)/);
});
