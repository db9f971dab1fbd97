import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TeamsHost, TeamsTab } from '../../teams/teams-host.ts';
import { openAlone } from '../../testing/open-app.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { NoDownloads } from './NoDownloads.tsx';
import { TabSetup } from './TabSetup.tsx';

afterEach(cleanup);

/** A channel of Teams, and the tabs that were offered to it. */
function channel(place: Partial<TeamsHost['place']> = {}) {
  const offered: TeamsTab[] = [];
  const teams: TeamsHost = {
    ...{ appId: 'app', loginHint: undefined, tenantId: 't1', linkedPath: undefined },
    ...{ isMobile: false, hasNestedSignIn: false },
    place: { teamId: 'team1', channelId: '19:c', channelName: 'Riverside', isPrivateChannel: false, ...place },
    theme: () => 'default',
    onTheme: () => () => undefined,
    openSignIn: async () => undefined,
    offerTab: (tab) => void offered.push(tab),
  };
  return { teams, offered };
}

it('offers a tab with the forms of the channel', () => {
  const { teams, offered } = channel();
  openAlone(<TabSetup teams={teams} />);
  screen.getByText('The tab shows forms for Riverside. Select Save to add it.');
  expect(offered.map(({ entityId }) => entityId)).toEqual(['forms:19:c']);
});

it('refuses a private channel, in the specification’s words', () => {
  const { teams, offered } = channel({ isPrivateChannel: true });
  openAlone(<TabSetup teams={teams} />);
  screen.getByRole('heading', { name: 'Tideform does not currently support being installed into private channels' });
  expect(offered).toEqual([]);
});

it('says where it belongs to whoever opens it outside of a channel', () => {
  openAlone(<TabSetup teams={undefined} />);
  screen.getByRole('heading', { name: 'Use this page to add a tab to a Teams channel' });
});

it('says Unsupported in place of a download where Teams takes none', async () => {
  const user = openAlone(<NoDownloads />);
  saveFile(new Blob(['x']), 'Site visit', 'pdf');
  await screen.findByRole('alertdialog', { name: 'Unsupported' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
});
