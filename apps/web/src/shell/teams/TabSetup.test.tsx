import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TeamsHost, TeamsTab } from '../../teams/teams-host.ts';
import { renderStandalone } from '../../testing/open-app.tsx';
import { saveFile } from '../../ui/browser/save-file.ts';
import { TabSetup } from './TabSetupPage.tsx';
import { UnsupportedDownloadDialog } from './UnsupportedDownloadDialog.tsx';

afterEach(cleanup);

/** Simulates a channel in Teams, and records the tabs that the page offers. */
function createFakeChannel(place: Partial<TeamsHost['place']> = {}) {
  const offered: TeamsTab[] = [];
  const teams: TeamsHost = {
    ...{ appId: 'app', loginHint: undefined, tenantId: 't1', linkedPath: undefined },
    ...{ isMobile: false, hasNestedSignIn: false },
    place: { teamId: 'team1', channelId: '19:c', channelName: 'Riverside', isPrivateChannel: false, ...place },
    theme: () => 'default',
    onTheme: () => () => undefined,
    openSignIn: async () => undefined,
    setTab: (tab) => void offered.push(tab),
  };
  return { teams, offered };
}

it('offers a tab with the forms of the channel', () => {
  const { teams, offered } = createFakeChannel();
  renderStandalone(<TabSetup teams={teams} />);
  screen.getByText('The tab shows forms for Riverside. Select Save to add it.');
  expect(offered.map(({ entityId }) => entityId)).toEqual(['forms:19:c']);
});

it('rejects a private channel with the specification’s text', () => {
  const { teams, offered } = createFakeChannel({ isPrivateChannel: true });
  renderStandalone(<TabSetup teams={teams} />);
  screen.getByRole('heading', { name: 'Tideform does not currently support being installed into private channels' });
  expect(offered).toEqual([]);
});

it('explains where to add the tab outside of a channel', () => {
  renderStandalone(<TabSetup teams={undefined} />);
  screen.getByRole('heading', { name: 'Use this page to add a tab to a Teams channel' });
});

it("shows Unsupported instead of downloading if Teams doesn't support downloads", async () => {
  const user = renderStandalone(<UnsupportedDownloadDialog />);
  saveFile(new Blob(['x']), 'Site visit', 'pdf');
  await screen.findByRole('alertdialog', { name: 'Unsupported' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});
