import { cleanup, screen, waitFor } from '@testing-library/react';
import type { MarketplaceSubscription } from '@tideform/contract';
import { afterEach, expect, it } from 'vitest';
import { axeFaults } from '../../testing/axe-faults.ts';
import { answered, createFakeApi, refused } from '../../testing/fake-api.ts';
import { amira } from '../../testing/fake-auth.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice } from '../../testing/open-device.ts';
import { teamRow } from '../../testing/rows.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const jonas = { tenantId: amira.tenantId, objectId: 'jonas', emailId: 'jonas@contoso.test' };
const self = { tenantId: amira.tenantId, objectId: amira.userId, emailId: 'amira@contoso.test' };

const bought = (over: Partial<MarketplaceSubscription> = {}): MarketplaceSubscription => ({
  ...{ id: 'm1', tenantId: amira.tenantId, name: 'Tideform for Contoso', status: 'Subscribed', quantity: null },
  plan: { key: 'paid1', name: 'Pro', description: '20 users, 1000 submissions a month' },
  ...{ beneficiary: jonas, purchaser: jonas, assignedTeam: null, teamAssignmentRequired: true },
  ...over,
});
const view = `/marketplace/${amira.tenantId}/subscription/m1`;

async function open(path: string, answers: Parameters<typeof createFakeApi>[0]) {
  const device = await openDevice({ teams: [teamRow({ tenantId: amira.tenantId })] });
  return openApp(path, { ...device, api: createFakeApi(answers) });
}

it('sets up what was bought, and lets the buyer give it to a team', async () => {
  const asked: unknown[] = [];
  const shown = bought({ beneficiary: self });
  const { user, path } = await open('/marketplace/subscription/activate?token=a%2Bb', {
    activateMarketplaceSubscription: ({ query }) => {
      asked.push(query);
      return answered({ id: 'm1', tenantId: amira.tenantId, teamAssignmentRequired: true });
    },
    getMarketplaceSubscription: () => answered(shown),
    getSubscription: () => answered({}),
    assignMarketplaceSubscription: ({ params, body }) => {
      asked.push({ params, body });
      return answered({ ...shown, assignedTeam: { id: 'team1', name: teamRow().displayName } });
    },
  });
  await user.selectOptions(await screen.findByLabelText('Team'), 'team1');
  expect(path()).toBe(view);
  expect(await axeFaults(screen.getByRole('main'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await screen.findByText(`${teamRow().displayName} now has this plan`);
  expect(asked).toEqual([
    { token: 'a+b' },
    {
      params: { tenantId: amira.tenantId, subscriptionId: 'm1', userId: amira.userId },
      body: { teamId: 'team1', teamName: teamRow().displayName },
    },
  ]);
});

it('names to others who may give it to a team', async () => {
  await open(view, {
    getMarketplaceSubscription: () => answered(bought({ purchaser: { ...jonas, emailId: 'sales@reseller.test' } })),
  });
  await screen.findByText('Only sales@reseller.test and jonas@contoso.test can assign this subscription to a team');
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

it('has nothing to assign of Enterprise', async () => {
  const plan = { key: 'enterprise', name: 'Enterprise', description: '' } as const;
  await open(view, {
    getMarketplaceSubscription: () => answered(bought({ plan, beneficiary: self, teamAssignmentRequired: false })),
  });
  await screen.findByText('All teams in your organization');
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

it('says why a purchase cannot be set up, and leads on', async () => {
  const { user, path } = await open('/marketplace/subscription/activate?token=old', {
    activateMarketplaceSubscription: () => refused('purchase-not-found'),
  });
  await screen.findByText(/^This purchase wasn’t found/);
  await user.click(screen.getByRole('button', { name: 'Go to your teams' }));
  await waitFor(() => expect(path()).toBe('/teams/team1/forms'));
});
