import { cleanup, screen, within } from '@testing-library/react';
import type { EmailTemplate, FormEmail, RenderedEmail } from '@tideform/contract';
import type { FormDefinition } from '@tideform/engine';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFaults } from '../../../testing/axe-faults.ts';
import { answered, createFakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { openDevice } from '../../../testing/open-device.ts';
import { formRow, teamRow } from '../../../testing/rows.ts';

beforeAll(async () => {
  await Promise.all([import('../BuilderScreen.tsx'), import('./EmailTab.tsx')]);
}, 120_000);
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
};

interface Asked {
  readonly body?: { readonly template?: EmailTemplate; readonly mode?: string };
}

/** The server, as far as it keeps an e-mail. Its preview says the subject as it is written. */
function createServer(first: FormEmail = kept) {
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
    createFormEmail: note('create', ({ body }) => put({ template: body!.template!, disabled: false })),
    updateFormEmail: note('update', ({ body }) => put({ template: body!.template! })),
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
  return { api, asked };
}

async function openTab(first?: FormEmail) {
  const server = createServer(first);
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft: { driveItemId: 'd', schema } })] });
  const app = openApp('/teams/team1/forms/form1/build?tab=email', { ...data, api: server.api });
  await screen.findByRole('switch', { name: 'Send an e-mail after each submission' }, { timeout: 15_000 });
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
  expect((await box('Body')).textContent).toBe('If Defects greater 0Defects defectsEndOpen it');
  await (await paper()).findByRole('heading', { name: 'Inspection of {{data.site}}' });
  expect(document.querySelector('article script')).toBeNull();
  expect('hasRun' in globalThis).toBe(false);
  screen.getByText('Sent with the account of Amira Haddad');
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
  await (await paper()).findByRole('heading', { name: /data\.mail/ });
  await press('Apply');
  await screen.findByText(/^Applied/);
  const sent = asked.find(({ name }) => name === 'update')?.body?.template;
  expect(sent).toEqual({ ...template, subject: 'Inspection of {{data.site}}, {{data.mail}}!', cc: '{{data.mail}}' });
  expect(isOff('Apply')).toBe(true);
});
