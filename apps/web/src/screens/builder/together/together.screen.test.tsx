import { act, cleanup, screen } from '@testing-library/react';
import type { FormDefinition } from '@tideform/engine';
import { operations } from '@tideform/graph';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('../BuilderScreen.tsx'), import('./OtherEditor.tsx')]));
afterEach(cleanup);

const createFormWithLabel = (label: string): FormDefinition => ({
  components: [
    { type: 'textfield', key: 'site', label, input: true },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
});
const draftFilePath = 'Form Config/Weekly site inspection/form.draft.json';
const ben = { name: 'Ben Okafor', isCaller: false, isThisSession: false };
const me = { name: 'Amira Haddad', isCaller: true, isThisSession: true };

/** Opens Amira's builder. `editor` is the current editor as the server reports it. */
async function openBuilder(editor: typeof ben) {
  const draft = { driveItemId: 'd', schema: createFormWithLabel('Site') };
  const data = await openDevice({ teams: [teamRow()], forms: [formRow({ draft })] });
  const server = { editor, acts: [] as unknown[] };
  const api = createFakeApi({
    putFormEditor: ({ body }) => {
      const { act } = body as { act: string };
      server.acts.push(act);
      if (act === 'take') server.editor = me;
      return createSuccess({ editor: server.editor });
    },
  });
  const app = openApp('/teams/team1/forms/form1/build', { ...data, api });
  await findBlock('Site');
  const stored = () => (data.library.json(draftFilePath) as { schema: FormDefinition }).schema.components[0]?.label;
  return { ...app, data, server, stored };
}

const findBlock = (label: string) => screen.findByRole('group', { name: `${label}, Text` });
/** Returns all blocks on the canvas, including those that an open dialog hides from queries. */
const getAllBlocks = () =>
  screen
    .queryAllByRole('group', { hidden: true })
    .filter((one) => /^Number|, (Text|Button)$/.test(one.ariaLabel ?? ''));
const refreshEditor = () => act(() => document.dispatchEvent(new Event('visibilitychange')));
const addText = async (user: Awaited<ReturnType<typeof openBuilder>>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Text' }));

it('allows edits without another editor, and announces that the other editor has left', async () => {
  const { user, router, server } = await openBuilder(me);
  const before = getAllBlocks().length;
  await addText(user);
  await expect.poll(() => getAllBlocks().length).toBe(before + 1);
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
  act(() => router.navigator.push('/teams/team1/forms'));
  await expect.poll(() => server.acts.at(-1)).toBe('leave');
});

it('names the other editor, shows their saves, and applies an edit after a takeover', async () => {
  const { user, data, server } = await openBuilder(ben);
  await screen.findByText(/^Ben Okafor is editing this form/);
  await data.forms.updateDraft('form1', { schema: createFormWithLabel('Newer') });
  refreshEditor();
  await findBlock('Newer');
  const before = getAllBlocks().length;
  await addText(user);
  const takeOverDialog = await findFocusedDialog('Take over editing from Ben Okafor?');
  await user.click(await takeOverDialog.findByRole('button', { name: 'View only' }));
  expect(getAllBlocks()).toHaveLength(before);
  await user.type(await screen.findByRole('searchbox', { name: 'Search components' }), 'number{Enter}');
  await user.click(await (await findFocusedDialog(/^Take over/)).findByRole('button', { name: 'Take over' }));
  await expect.poll(() => getAllBlocks().length).toBe(before + 1);
  expect(server.acts).toContain('take');
  expect(screen.queryByText(/^Ben Okafor is editing/)).toBeNull();
});

it("applies an edit to the other editor's last save, and announces when they take over again", async () => {
  const { user, data, server, stored } = await openBuilder(ben);
  await screen.findByText(/^Ben Okafor is editing this form/);
  await addText(user);
  const takeOverDialog = await findFocusedDialog(/^Take over/);
  // The other editor's save is in the library, but not yet synced to this device.
  await data.graph.call(
    operations.putItemContent,
    { driveId: data.library.library().driveId, itemId: data.library.item(draftFilePath).id },
    { bytes: new TextEncoder().encode(JSON.stringify({ schema: createFormWithLabel('Last') })) },
  );
  await user.click(await takeOverDialog.findByRole('button', { name: 'Take over' }));
  await findBlock('Last');
  await expect.poll(() => getAllBlocks().length).toBe(3);
  await expect.poll(stored).toBe('Last');
  expect(screen.queryByRole('button', { name: 'Compare drafts' })).toBeNull();
  server.editor = ben;
  refreshEditor();
  await screen.findByText(/^Ben Okafor took over editing/);
});
