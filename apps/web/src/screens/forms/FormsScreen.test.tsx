import { cleanup, screen } from '@testing-library/react';
import type { FormRow } from '@tideform/sync';
import { afterEach, expect, it } from 'vitest';
import { createFakeData, formRow, teamRow } from '../../testing/fake-data.ts';
import { openApp } from '../../testing/open-app.tsx';

afterEach(cleanup);

const schema = { components: [{ type: 'button', key: 'submit', action: 'submit' }] };
const draft = { driveItemId: 'd', schema };
const forms: FormRow[] = [
  formRow({ published: { driveItemId: 'p', schema, version: 2 }, channelId: 'channel1', category: 'Safety', draft }),
  formRow({ id: 'form2', title: 'Boiler record', draft }),
];
const address = '/teams/team1/forms';
const responder = teamRow({ accounts: { u1: { canBuildForms: false } } });

it('opens a published form for an answer', async () => {
  openApp(address, await createFakeData({ teams: [teamRow()], forms }));
  const link = await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(link.getAttribute('href')).toBe('/teams/team1/forms/form1/response');
  screen.getByText('Riverside Quarter · Version 2');
  screen.getByText('Safety');
});

it('offers a draft for publishing, with a comment', async () => {
  const data = await createFakeData({ teams: [teamRow()], forms });
  const { user } = openApp(address, data);
  await user.click(await screen.findByRole('button', { name: 'Boiler record' }));
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'first');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await expect.poll(() => data.calls).toContain('publish form2 first');
});

it('does not publish a page without a submit button', async () => {
  const unsendable = formRow({ draft: { driveItemId: 'd', schema: { components: [] } } });
  const data = await createFakeData({ teams: [teamRow()], forms: [unsendable] });
  const { user } = openApp(address, data);
  await user.click(await screen.findByRole('button', { name: 'Weekly site inspection' }));
  screen.getByText('A submit button is required before you can publish the form');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(data.calls.filter((call) => call.startsWith('publish'))).toEqual([]);
});

it('shows a responder no drafts and no way to build', async () => {
  openApp(address, await createFakeData({ teams: [responder], forms }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(screen.queryByText('Boiler record')).toBeNull();
  expect(screen.getByRole('button', { name: 'New form' }).getAttribute('aria-disabled')).toBe('true');
});

it('keeps the search in the address and clears it', async () => {
  const { user, router } = openApp(`${address}?search=crane`, await createFakeData({ teams: [teamRow()], forms }));
  await screen.findByText('No form in this team has “crane” in its name.');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await screen.findByRole('link', { name: 'Weekly site inspection' });
  expect(router.state.location.search).toBe('');
});

it('starts a blank form and opens its builder', async () => {
  const data = await createFakeData({ teams: [teamRow()] });
  const { user, path } = openApp(address, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  await user.click(screen.getByRole('button', { name: /Blank form/ }));
  await expect.poll(path).toBe('/teams/team1/forms/new/build');
  expect(data.calls).toContain('add team1 Blank');
});

it('says why a form could not be made, and lets the person try again', async () => {
  const data = await createFakeData({ teams: [teamRow()] });
  data.failWith(new Error('Problem creating drive'));
  const { user } = openApp(address, data);
  await user.click((await screen.findAllByRole('button', { name: 'New form' }))[0]!);
  await user.click(screen.getByRole('button', { name: /Blank form/ }));
  await screen.findByText('Problem creating drive');
  expect(screen.getByRole('button', { name: /Blank form/ }).hasAttribute('disabled')).toBe(false);
});

it('deletes a form after asking once', async () => {
  const data = await createFakeData({ teams: [teamRow()], forms });
  const { user } = openApp(address, data);
  await user.click(await screen.findByRole('button', { name: 'More for Weekly site inspection' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByText('Weekly site inspection')).toBeNull();
  expect(data.calls).toContain('delete form1');
});
