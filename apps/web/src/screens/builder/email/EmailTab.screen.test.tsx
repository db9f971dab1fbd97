import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { EmailTemplate, FormEmail, RenderedEmail } from '@tideform/contract';
import type { FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFaults } from '../../../testing/axe-faults.ts';
import { answered, createFakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { openDevice } from '../../../testing/open-device.ts';
import { openedDialog } from '../../../testing/opened-dialog.ts';
import { formRow, teamRow } from '../../../testing/rows.ts';

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

const kept: FormEmail = {
  ...{ template, disabled: false, enabled: true, hasCredentials: true, authorization: 'valid', sender: 'account' },
  account: { name: 'Amira Haddad', username: 'amira@northgate.example' },
  serverAddress: null,
  eTag: 'first',
};

interface Asked {
  readonly body?: { readonly template?: EmailTemplate; readonly mode?: string; readonly ifMatch?: string };
}

/** The server, as far as it keeps an email. Its preview says the subject as it is written. */
function createServer(first: FormEmail = kept, editor: object | null = null) {
  let email = first;
  const asked: { readonly name: string; readonly body: Asked['body'] }[] = [];
  const note = (name: string, next: (input: Asked) => unknown) => (input: Asked) => {
    asked.push({ name, body: input.body });
    return next(input);
  };
  const put = (part: Partial<FormEmail>) => {
    email = { ...email, ...part };
    return answered(email);
  };
  const api = createFakeApi({
    getFormEmail: () => answered(email),
    putFormEditor: () => answered({ editor }),
    createFormEmail: note('create', ({ body }) => put({ template: body!.template!, disabled: false })),
    updateFormEmail: note('update', ({ body }) => {
      if (email.eTag !== body!.ifMatch) return { ok: false, refusal: 'email-changed' };
      return put({ template: body!.template!, eTag: `${email.eTag}+` });
    }),
    enableFormEmail: note('enable', () => put({ disabled: false, enabled: true })),
    disableFormEmail: note('disable', () => put({ disabled: true, enabled: false })),
    sendFormEmail: note('send', ({ body }) => {
      const { subject, body: html } = body!.template!;
      const mail: RenderedEmail = {
        ...{ from: '', to: ['ada@north.example'], cc: [], bcc: [], replyTo: [], subject, attachments: [], leftOut: [] },
        body: `${html}<script>globalThis.hasRun = true</script><img src="x" alt="" onerror="globalThis.hasRun = true">`,
      };
      const test = body!.mode === 'test' ? { status: 'sent', failure: null, to: 'amira@northgate.example' } : null;
      return answered({ ...email, email: mail, test });
    }),
  });
  return { api, asked, put };
}

async function openTab(first?: FormEmail, editor?: object, emailTemplate?: object) {
  const server = createServer(first, editor);
  const draft = { driveItemId: 'd', schema, ...(emailTemplate && { emailTemplate }) };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  const app = openApp('/teams/team1/forms/form1/build?tab=email', { ...data, api: server.api });
  await screen.findByRole('switch', { name: 'Send an email after each submission' });
  return { ...app, ...server, data };
}

const box = (name: string) => screen.findByRole('textbox', { name });
const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const paper = async () => within(await screen.findByRole('article'));

it('shows an e-mail with its fields by name, and what comes of it without running any of it', async () => {
  await openTab();
  expect((await box('To')).textContent).toBe('Inspector, tom@north.example');
  expect((await box('Subject')).textContent).toBe('Inspection of Site');
  expect((await box('Message')).textContent).toBe('If Defects greater 0Defects defectsEndOpen it');
  await (await paper()).findByRole('heading', { name: 'Inspection of {{data.site}}' });
  expect(document.querySelector('article script')).toBeNull();
  expect('hasRun' in globalThis).toBe(false);
  screen.getByText('Sent from Amira Haddad’s account');
  expect(isOff('Apply')).toBe(true);
  expect(await axeFaults()).toEqual([]);
});

it('applies what is changed, and keeps to the letter what is not', async () => {
  const { asked } = await openTab();
  await userEvent.click(await box('Subject'));
  await userEvent.keyboard('{End}, {{{{data.mail}}!');
  expect((await box('Subject')).textContent).toBe('Inspection of Site, Inspector!');
  screen.getByText('Changed: Subject');
  await press('Insert field: Cc');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Inspector' }));
  await userEvent.click(await box('Message'));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await press('Condition');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Site' }));
  await expect.poll(async () => (await box('Message')).textContent).toMatch(/Open itIf Site … End$/);
  await (await paper()).findByRole('heading', { name: /data\.mail/ });
  await press('Apply');
  await screen.findByText(/^Applied/);
  const sent = asked.find(({ name }) => name === 'update')?.body?.template;
  const subject = 'Inspection of {{data.site}}, {{data.mail}}!';
  expect(sent).toEqual({ ...template, subject, cc: '{{data.mail}}', body: expect.any(String) });
  const link = '<a rel="noopener noreferrer" href="{{viewUrl}}" target="_blank">Open it</a>';
  expect(sent?.body).toBe(
    `<p>{{#if data.defects greater 0}}<strong>{{data.defects}}</strong> defects{{/if}}</p><p>${link}{{#if data.site}} … {{/if}}</p>`,
  );
  expect(isOff('Apply')).toBe(true);
});

it('replaces nothing that somebody else has applied meanwhile, until it was seen', async () => {
  const { put } = await openTab();
  await userEvent.click(await box('Subject'));
  await userEvent.keyboard('{End}!');
  put({ template: { ...template, subject: 'Theirs' }, eTag: 'theirs' });
  await press('Apply');
  await screen.findByText(/Someone else changed this email/);
  expect((await box('Subject')).textContent).toBe('Inspection of Site!');
  await press('Apply');
  await waitFor(() => expect(isOff('Apply')).toBe(true));
  expect((await box('Subject')).textContent).toBe('Inspection of Site!');
});

it('says of each field what is wrong with it, and keeps such an e-mail from being sent', async () => {
  await openTab();
  await userEvent.fill(await box('From'), 'amira');
  screen.getByText('Invalid email address');
  await userEvent.click(await box('Cc'));
  await userEvent.keyboard('priya@north');
  await screen.findByText('Invalid email address: priya@north');
  screen.getByText('Fix 2 fields: From, Cc');
  await screen.findByText('No preview yet');
  expect([isOff('Apply'), isOff('Send test to me')]).toEqual([true, true]);
  expect((await box('Cc')).getAttribute('aria-invalid')).toBe('true');
  expect(await axeFaults()).toEqual([]);
  await press('Discard changes');
  await expect.poll(() => isOff('Send test to me')).toBe(false);
  expect((await box('Cc')).textContent).toBe('');
});

it('is switched on with an e-mail to oneself, and asks for an account then', async () => {
  const { asked } = await openTab({ ...kept, template: null, authorization: 'missing', hasCredentials: false });
  await press('Turn on email');
  const dialog = await screen.findByRole('alertdialog', { name: 'Permissions Required' });
  within(dialog).getByText(/sends email from your account/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await screen.findByText('Authorization Required');
  expect((await box('To')).textContent).toBe('amira@northgate.example');
  expect(asked.find(({ name }) => name === 'create')?.body?.template).toMatchObject({
    attachments: [{ name: 'submission.pdf', contentBytes: '{{submission.pdf}}' }],
    language: 'en',
    subject: '{{#if isEdit}}Edited submission{{else}}New submission{{/if}}: {{formTitle}}',
  });
});

it('is switched off and on, and says when its authorization has expired', async () => {
  const { asked } = await openTab({ ...kept, authorization: 'expired', enabled: false, hasCredentials: false });
  screen.getByText('Authorization has expired...');
  screen.getByText('Paused');
  await userEvent.click(screen.getByRole('switch'));
  await screen.findByText('Off');
  expect(asked.map(({ name }) => name)).toContain('disable');
});

it('takes away what a former program has kept, when it is switched on, and says where that failed', async () => {
  const { data } = await openTab({ ...kept, disabled: true, enabled: false }, undefined, { to: 'old@north.example' });
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

it('sends a test to oneself as it is written now, not as it is kept', async () => {
  const { asked } = await openTab();
  await userEvent.click(screen.getByRole('button', { name: 'Remove submission.pdf' }));
  await paper();
  await press('Send test to me');
  await screen.findByText('Sent to amira@northgate.example');
  const tests = asked.filter(({ body }) => body?.mode === 'test');
  expect(tests.map(({ body }) => body?.template?.attachments)).toEqual([[]]);
  expect(asked.some(({ name }) => name === 'update')).toBe(false);
});

it('keeps what is not applied while another tab is open, and asks whoever leaves the builder', async () => {
  const { router } = await openTab();
  await userEvent.click(await box('Bcc'));
  await userEvent.keyboard('ben@north.example');
  await userEvent.click(screen.getByRole('tab', { name: 'Build' }));
  await screen.findByRole('region', { name: 'Canvas' });
  await userEvent.click(screen.getByRole('tab', { name: 'Email' }));
  expect((await box('Bcc')).textContent).toBe('ben@north.example');
  await press('Back to forms');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toContain('/build');
  expect((await box('Bcc')).textContent).toBe('ben@north.example');
});

it('asks whoever applies while somebody else edits the form to take over, and applies nothing until then', async () => {
  const { asked } = await openTab(kept, { name: 'Ben Okafor', isCaller: false, isThisSession: false });
  await screen.findByText(/^Ben Okafor is editing this form/);
  await userEvent.fill(await box('From'), 'ben@north.example');
  await press('Apply');
  const question = await openedDialog('Take over editing from Ben Okafor?');
  await userEvent.click(question.getByRole('button', { name: 'View only' }));
  expect(asked.some(({ name }) => name === 'update')).toBe(false);
  expect((await box('From')).getAttribute('value')).toBe('ben@north.example');
});

it('says why where the server cannot be asked, and tries again', async () => {
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft: { driveItemId: 'd', schema } })] });
  openApp('/teams/team1/forms/form1/build?tab=email', { ...data, api: createFakeApi({}) });
  await screen.findByRole('heading', { name: 'Oops, something went wrong' });
  screen.getByRole('button', { name: 'Try Again' });
});

it('names in an email follow a field that gets another name, while the form was never published', async () => {
  const server = createServer();
  const draft = { driveItemId: 'd', schema };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  const { user } = openApp('/teams/team1/forms/form1/build', { ...data, api: server.api });
  const canvas = await screen.findByRole('region', { name: 'Canvas' });
  await user.click(await within(canvas).findByRole('group', { name: 'Site, Text' }));
  await user.keyboard('{F2}');
  await screen.findByRole('textbox', { name: 'Component name' });
  await user.keyboard('Building{Enter}');
  await expect.poll(() => server.asked.at(-1)?.body?.template?.subject).toBe('Inspection of {{data.building}}');
  expect(server.asked.at(-1)?.body?.template).toMatchObject({
    ...template,
    subject: 'Inspection of {{data.building}}',
  });
});

it('names in an email follow once a form is published again, since responses have the old names until then', async () => {
  const server = createServer();
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
  const dialog = await openedDialog(/^Publish/);
  const confirm = await dialog.findByRole('button', { name: 'Publish' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true');
  expect(server.asked).toEqual([]);
  const { draft } = (await data.database.forms.get('form1'))!;
  expect(draft?.renamed).toEqual({ version: 1, names: [['site', 'building']] });
  // So do the form's own tests.
  expect(draft?.tests).toEqual([test('building')]);
  expect(dialog.queryByText(/doesn’t lead to a field/)).toBeNull();
  await user.click(confirm);
  await expect.poll(() => server.asked.at(-1)?.body?.template?.subject).toBe('Inspection of {{data.building}}');
});

it('names in an email follow a publish also where the field was renamed in an earlier visit', async () => {
  const server = createServer();
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
  const dialog = await openedDialog(/^Publish/);
  const confirm = await dialog.findByRole('button', { name: 'Publish' });
  await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true');
  expect(dialog.queryByText(/a field that doesn’t exist/)).toBeNull();
  await user.click(confirm);
  await expect.poll(() => server.asked.at(-1)?.body?.template?.subject).toMatch(/^Inspection of {{data\.(?!site)/);
});
