import { cleanup, screen, waitFor } from '@testing-library/react';
import type { MarketplaceSubscription } from '@tideform/contract';
import { afterEach, expect, it } from 'vitest';
import { amira, createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const jonas = { tenantId: amira.tenantId, objectId: 'jonas', emailId: 'jonas@contoso.test' };
const self = { tenantId: amira.tenantId, objectId: amira.userId, emailId: 'amira@contoso.test' };

const createSubscription = (over: Partial<MarketplaceSubscription> = {}): MarketplaceSubscription => ({
  ...{ id: 'm1', tenantId: amira.tenantId, name: 'Tideform for Contoso', status: 'Subscribed', quantity: null },
  plan: { key: 'paid1', name: 'Pro', description: '20 users, 1000 submissions a month' },
  ...{ beneficiary: jonas, purchaser: jonas, assignedTeam: null, teamAssignmentRequired: true },
  ...over,
});
const subscriptionPath = `/marketplace/${amira.tenantId}/subscription/m1`;

async function openMarketplace(path: string, answers: Parameters<typeof createFakeApi>[0]) {
  const device = await openDevice({ teams: [teamRow({ tenantId: amira.tenantId })] });
  return openApp(path, { ...device, api: createFakeApi(answers) });
}

it('activates a purchase, and lets the buyer assign it to a team', async () => {
  const requests: unknown[] = [];
  const shown = createSubscription({ beneficiary: self });
  const { user, path } = await openMarketplace('/marketplace/subscription/activate?token=a%2Bb', {
    activateMarketplaceSubscription: ({ query }) => {
      requests.push(query);
      return createSuccess({ id: 'm1', tenantId: amira.tenantId, teamAssignmentRequired: true });
    },
    getMarketplaceSubscription: () => createSuccess(shown),
    getSubscription: () => createSuccess({}),
    assignMarketplaceSubscription: ({ params, body }) => {
      requests.push({ params, body });
      return createSuccess({ ...shown, assignedTeam: { id: 'team1', name: teamRow().displayName } });
    },
  });
  await user.selectOptions(await screen.findByLabelText('Team'), 'team1');
  expect(path()).toBe(subscriptionPath);
  expect(await findAccessibilityViolations(screen.getByRole('main'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  await screen.findByText(`${teamRow().displayName} now has this plan`);
  expect(requests).toEqual([
    { token: 'a+b' },
    {
      params: { tenantId: amira.tenantId, subscriptionId: 'm1', userId: amira.userId },
      body: { teamId: 'team1', teamName: teamRow().displayName },
    },
  ]);
});

it('names the people who can assign a subscription to a team', async () => {
  await openMarketplace(subscriptionPath, {
    getMarketplaceSubscription: () =>
      createSuccess(createSubscription({ purchaser: { ...jonas, emailId: 'sales@reseller.test' } })),
  });
  await screen.findByText('Only sales@reseller.test and jonas@contoso.test can assign this subscription to a team');
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

it('doesn’t ask for a team for Enterprise', async () => {
  const plan = { key: 'enterprise', name: 'Enterprise', description: '' } as const;
  await openMarketplace(subscriptionPath, {
    getMarketplaceSubscription: () =>
      createSuccess(createSubscription({ plan, beneficiary: self, teamAssignmentRequired: false })),
  });
  await screen.findByText('All teams in your organization');
  expect(screen.queryByRole('button', { name: 'Assign' })).toBeNull();
});

it('shows why a purchase can’t be activated, and links to the teams', async () => {
  const { user, path } = await openMarketplace('/marketplace/subscription/activate?token=old', {
    activateMarketplaceSubscription: () => createRefusal('purchase-not-found'),
  });
  await screen.findByText(/^This purchase wasn’t found/);
  await user.click(screen.getByRole('button', { name: 'Go to your teams' }));
  await waitFor(() => expect(path()).toBe('/teams/team1/forms'));
});
