import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { amira } from '../../../testing/fakes.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

beforeAll(() => Promise.all([import('./ReviewScreen.tsx'), import('../preview/PreviewTab.tsx')]));
afterEach(cleanup);

const schema = { components: [{ type: 'textfield', key: 'site', label: 'Site', input: true }] };
const reviewPath = '/teams/team1/forms/form1/review';
const readerTeam = teamRow({ accounts: { [amira.userId]: { canBuildForms: false } } });

it('shows the draft to anyone who can read it, with the Preview tab first and the PDF tab beside it', async () => {
  const form = formRow({ draft: { driveItemId: 'd', schema } });
  const { user } = openApp(reviewPath, await openDevice({ teams: [readerTeam], forms: [form] }));
  await screen.findByRole('textbox', { name: 'Site' });
  screen.getByRole('heading', { level: 1, name: 'Weekly site inspection' });
  screen.getByRole('tab', { name: 'Preview', selected: true });
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Pdf' }));
  await screen.findByRole('region', { name: 'Pages' });
  expect(screen.queryByRole('complementary', { name: 'PDF options' })).toBeNull();
});

it('shows a message to users who cannot read the draft', async () => {
  openApp(reviewPath, await openDevice({ teams: [readerTeam] }));
  await screen.findByRole('heading', { name: 'You don’t have permission to review this form' });
});

it('copies the review link from the actions menu of the builder', async () => {
  const form = formRow({ draft: { driveItemId: 'd', schema } });
  const { user } = openApp('/teams/team1/forms/form1/build', await openDevice({ teams: [teamRow()], forms: [form] }));
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Review Link' }));
  await screen.findByText('Review link copied');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/teams/team1/forms/form1/review`);
});
