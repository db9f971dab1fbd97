import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getEntitlements, type SubscriptionDetails } from '@tideform/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { amira, createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

function createSubscription(over: Partial<SubscriptionDetails>): SubscriptionDetails {
  const { plan = 'free', status = 'active' } = over;
  const { limits, unlockedFeatures } = getEntitlements(plan, status);
  return {
    ...{ plan, status, currency: 'eur', seller: 'demonstration', stripeOwnerId: null, payerName: null },
    ...{ isTeamOwner: true, source: null, marketplaceSubscriptionId: null, tenantId: amira.tenantId },
    ...{ restricted: false, activeUsers: 3, submissions: 12, limits, unlockedFeatures: [...unlockedFeatures] },
    ...over,
  };
}

type Answers = Parameters<typeof createFakeApi>[0];

async function openPlans(path: string, subscription: Partial<SubscriptionDetails>, answers: Answers = {}) {
  const device = await openDevice({ teams: [teamRow()], forms: [formRow()] });
  const simulatedPlans: object[] = [];
  const api = createFakeApi({
    getSubscription: () => createSuccess(createSubscription(subscription)),
    playSubscription: ({ body = {} }: { readonly body?: Partial<SubscriptionDetails> }) => {
      simulatedPlans.push(body);
      return createSuccess(createSubscription({ ...subscription, ...body }));
    },
    ...answers,
  });
  return { ...openApp(path, { ...device, api }), played: simulatedPlans };
}

const getPlanCard = (name: string) => within(screen.getByRole('listitem', { name }));

it('shows three plans with their prices, and subscribes a team without a plan', async () => {
  const { user, played: simulatedPlans } = await openPlans('/teams/team1/plans?currency=eur', {});
  await screen.findByRole('list', { name: 'Plans' });
  getPlanCard('Free').getByText('€0');
  getPlanCard('Pro').getByText('€1,000');
  getPlanCard('Pro').getByText('€83.33 per month, billed annually');
  getPlanCard('Premium').getByText('Unlimited submissions');
  await user.click(screen.getByRole('button', { name: 'Monthly' }));
  getPlanCard('Premium').getByText('€300');
  await user.selectOptions(screen.getByLabelText('Currency'), 'AUD');
  getPlanCard('Pro').getByText(/150/);
  expect(await findAccessibilityViolations(screen.getByRole('main'))).toEqual([]);
  await user.click(getPlanCard('Pro').getByRole('button', { name: 'Request trial' }));
  await within(screen.getByRole('listitem', { name: 'Pro' })).findByText('Trial');
  expect(simulatedPlans).toEqual([{ plan: 'paid1', status: 'trial', restricted: false }]);
  getPlanCard('Premium').getByRole('button', { name: 'Update Subscription' });
});

it('names the people who can change the plan', async () => {
  const paidSubscription = {
    plan: 'paid1',
    seller: 'stripe',
    stripeOwnerId: 'jonas',
    payerName: 'Jonas Lindqvist',
  } as const;
  await openPlans('/teams/team1/plans', { ...paidSubscription, isTeamOwner: false });
  await screen.findByText('Only Jonas Lindqvist and team owners are able to update the subscription for this team');
  const update = getPlanCard('Premium').getByRole('button', { name: 'Update Subscription' });
  expect(update.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('Demo: try a plan')).toBeNull();
});

/** Replaces `window.open` and records the URLs of the opened tab. */
function mockWindowOpen(isBlocked = false) {
  const visited: string[] = [];
  const tab = {
    opener: window,
    location: { replace: (url: string) => visited.push(url) },
    close: () => visited.push('closed'),
  };
  const opened = vi.spyOn(window, 'open').mockImplementation(() => (isBlocked ? null : (tab as unknown as Window)));
  return { led: visited, tab, opened };
}

it('opens checkout in the chosen currency and period', async () => {
  const requests: object[] = [];
  const { led: visitedUrls, tab } = mockWindowOpen();
  const { user } = await openPlans(
    '/teams/team1/plans?currency=aud',
    { seller: 'stripe' },
    {
      getCheckout: ({ params, query }) => {
        requests.push({ params, query });
        return createSuccess({ url: 'https://checkout.stripe.test/c/pay' });
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Monthly' }));
  await user.click(getPlanCard('Premium').getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(visitedUrls).toEqual(['https://checkout.stripe.test/c/pay']));
  expect(tab.opener).toBeNull();
  const query = { currency: 'aud', period: 'monthly', trial: 'false' };
  expect(requests).toEqual([{ params: { teamId: 'team1', plan: 'paid2' }, query }]);
});

it('reports missing permission and other errors in the wording of the specification', async () => {
  const { led: visitedUrls } = mockWindowOpen();
  const refusals = ['not-the-payer', 'trial-used', 'nobody-knows'];
  const { user } = await openPlans(
    '/teams/team1/plans',
    { seller: 'stripe' },
    {
      getCheckout: () => createRefusal(refusals.shift() ?? ''),
    },
  );
  const trial = within(await screen.findByRole('listitem', { name: 'Pro' })).getByRole('button', {
    name: 'Request trial',
  });
  await user.click(trial);
  await screen.findByText('Not Authorized: Please contact the subscription owner or a team owner');
  await user.click(trial);
  await screen.findByText('This team has already used its trial. You can subscribe to a plan.');
  await user.click(trial);
  await screen.findByText('An unknown error occurred, please try again');
  expect(visitedUrls).toEqual(['closed', 'closed', 'closed']);
});

it('asks to click again if the browser blocks the tab', async () => {
  const { opened } = mockWindowOpen(true);
  const paidSubscription = { plan: 'paid1', seller: 'stripe', source: 'stripe', stripeOwnerId: amira.userId } as const;
  const { user } = await openPlans('/teams/team1/plans', paidSubscription);
  await user.click(
    within(await screen.findByRole('listitem', { name: 'Pro' })).getByRole('button', { name: 'View Subscription' }),
  );
  await screen.findByText('Please click again if the window did not open');
  expect(opened).toHaveBeenCalledTimes(1);
});

it('waits for the plan after a payment', async () => {
  let isHere = false;
  const paid = { plan: 'paid1', source: 'stripe', stripeOwnerId: amira.userId } as const;
  await openPlans(
    '/teams/team1/plans?checkout=done',
    {},
    {
      getSubscription: () => createSuccess(createSubscription({ seller: 'stripe', ...(isHere && paid) })),
    },
  );
  await screen.findByText('Thank you. Your plan will be ready in a moment.');
  isHere = true;
  await waitFor(() => expect(screen.queryByText('Thank you. Your plan will be ready in a moment.')).toBeNull());
  getPlanCard('Pro').getByText('Your plan');
});

it('links a marketplace plan to its subscription, and Enterprise to the sales contact', async () => {
  const paidSubscription = {
    plan: 'paid1',
    seller: 'microsoft',
    source: 'microsoft',
    marketplaceSubscriptionId: 'm1',
  } as const;
  const salesContact = 'mailto:sales@firm.example';
  const { user, path } = await openPlans('/teams/team1/plans', {
    ...paidSubscription,
    isTeamOwner: false,
    salesContact,
  });
  await screen.findByText('Plans are sold in Microsoft Marketplace. After you buy one, assign it to a team here.');
  expect(screen.getByRole('link', { name: 'contact us for enterprise' }).getAttribute('href')).toBe(salesContact);
  expect(getPlanCard('Premium').queryByRole('button')).toBeNull();
  await user.click(getPlanCard('Pro').getByRole('button', { name: 'View Subscription' }));
  await waitFor(() => expect(path()).toBe(`/marketplace/${amira.tenantId}/subscription/m1`));
});

it('shows the plan’s usage above the forms list to builders until they dismiss it', async () => {
  const { user, path } = await openPlans('/teams/team1/forms', { plan: 'free', activeUsers: 5, submissions: 88 });
  const users = await screen.findByText('Active user limit of 5 has been reached');
  screen.getByText('Only 12 submissions remaining this month');
  await user.click(within(users.closest('[role=group]') as HTMLElement).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Active user limit of 5 has been reached')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See plans' }));
  await waitFor(() => expect(path()).toBe('/teams/team1/plans'));
});

it('redirects a restricted team to its plans, which link to the data on this device', async () => {
  await openPlans('/teams/team1/forms/form1/build', { seller: 'nobody', plan: 'enterprise', restricted: true });
  await screen.findByText('This team is restricted. Contact this server’s administrator.');
  const response = '/teams/team1/forms/form1/response';
  const routes = ['submissions', 'workflows', 'review'].map((name) => `/teams/team1/forms/form1/${name}`);
  const parameters = ['', '?embedMode=true', '?expand=true', '?embedMode=true&expand=true'];
  for (const address of [...routes, ...parameters.map((query) => response + query)]) {
    cleanup();
    const { path } = await openPlans(address, { seller: 'nobody', plan: 'enterprise', restricted: true });
    await waitFor(() => expect(path(), address).toBe('/teams/team1/plans'));
  }
  cleanup();
  const { user, path } = await openPlans('/teams/team1/forms', { plan: 'paid1', status: 'past_due', restricted: true });
  await screen.findByText('This team is restricted until its subscription is upgraded.');
  expect(path()).toBe('/teams/team1/plans');
  screen.getByText('Payment outstanding, usage and features may be limited to the free plan');
  await user.click(screen.getByRole('button', { name: 'On this device' }));
  await waitFor(() => expect(path()).toBe('/device'));
});

it('doesn’t redirect a team whose restriction has been lifted since the last response of the server', async () => {
  await openPlans('/teams/team1/forms', { restricted: true, submissions: 88 });
  await screen.findByText('This team is restricted until its subscription is upgraded.');
  cleanup();
  const answer = Promise.withResolvers<void>();
  const getSubscription = async () => {
    await answer.promise;
    return createSuccess(createSubscription({ activeUsers: 5, submissions: 88 }));
  };
  const { path } = await openPlans('/teams/team1/forms', {}, { getSubscription });
  await screen.findByText('Only 12 submissions remaining this month');
  expect(path()).toBe('/teams/team1/forms');
  answer.resolve();
  await screen.findByText('Active user limit of 5 has been reached');
  expect(path()).toBe('/teams/team1/forms');
  cleanup();
  // Offline, or without a response from the server, the app uses the last known subscription.
  await openPlans('/teams/team1/forms', { restricted: true });
  await screen.findByText('This team is restricted until its subscription is upgraded.');
  cleanup();
  await openPlans('/teams/team1/forms', {}, { getSubscription: () => Promise.reject(new Error('no network')) });
  await screen.findByText('This team is restricted until its subscription is upgraded.');
});

it('distinguishes the requested plan from the team’s current one', async () => {
  await openPlans('/buy/paid2', { plan: 'paid1' });
  await screen.findByRole('list', { name: 'Plans' });
  getPlanCard('Premium').getByText('Your selection');
  expect(getPlanCard('Pro').queryByText('Your selection')).toBeNull();
  const getOutline = (name: string) => getComputedStyle(screen.getByRole('listitem', { name })).outlineStyle;
  expect([getOutline('Pro'), getOutline('Premium')]).toEqual(['solid', 'none']);
});

it('shows that all features are available if the server has no billing provider', async () => {
  await openPlans('/buy/paid1', { plan: 'enterprise', seller: 'nobody' });
  await screen.findByText('This server doesn’t sell subscriptions. Every team has all features.');
  expect(screen.queryByRole('list', { name: 'Plans' })).toBeNull();
});
