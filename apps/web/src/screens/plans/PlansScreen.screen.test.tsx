import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { entitlementsOf, type SubscriptionDetails } from '@tideform/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { axeFaults } from '../../testing/axe-faults.ts';
import { answered, createFakeApi, refused } from '../../testing/fake-api.ts';
import { amira } from '../../testing/fake-auth.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice } from '../../testing/open-device.ts';
import { formRow, teamRow } from '../../testing/rows.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

function subscriptionOf(over: Partial<SubscriptionDetails>): SubscriptionDetails {
  const { plan = 'free', status = 'active' } = over;
  const { limits, unlockedFeatures } = entitlementsOf(plan, status);
  return {
    ...{ plan, status, currency: 'eur', seller: 'demonstration', stripeOwnerId: null, payerName: null },
    ...{ isTeamOwner: true, source: null, marketplaceSubscriptionId: null, tenantId: amira.tenantId },
    ...{ restricted: false, activeUsers: 3, submissions: 12, limits, unlockedFeatures: [...unlockedFeatures] },
    ...over,
  };
}

type Answers = Parameters<typeof createFakeApi>[0];

async function open(path: string, subscription: Partial<SubscriptionDetails>, answers: Answers = {}) {
  const device = await openDevice({ teams: [teamRow()], forms: [formRow()] });
  const played: object[] = [];
  const api = createFakeApi({
    getSubscription: () => answered(subscriptionOf(subscription)),
    playSubscription: ({ body = {} }: { readonly body?: Partial<SubscriptionDetails> }) => {
      played.push(body);
      return answered(subscriptionOf({ ...subscription, ...body }));
    },
    ...answers,
  });
  return { ...openApp(path, { ...device, api }), played };
}

const card = (name: string) => within(screen.getByRole('listitem', { name }));

it('shows three plans with their prices, and subscribes a team that has none', async () => {
  const { user, played } = await open('/teams/team1/plans?currency=eur', {});
  await screen.findByRole('list', { name: 'Plans' });
  card('Free').getByText('€0');
  card('Pro').getByText('€1,000');
  card('Pro').getByText('€83.33 per month, billed annually');
  card('Premium').getByText('Unlimited submissions');
  await user.click(screen.getByRole('button', { name: 'Monthly' }));
  card('Premium').getByText('€300');
  await user.selectOptions(screen.getByLabelText('Currency'), 'AUD');
  card('Pro').getByText(/150/);
  expect(await axeFaults(screen.getByRole('main'))).toEqual([]);
  await user.click(card('Pro').getByRole('button', { name: 'Request trial' }));
  await within(screen.getByRole('listitem', { name: 'Pro' })).findByText('Trial');
  expect(played).toEqual([{ plan: 'paid1', status: 'trial', restricted: false }]);
  card('Premium').getByRole('button', { name: 'Update Subscription' });
});

it('names who may change what was bought', async () => {
  const bought = { plan: 'paid1', seller: 'stripe', stripeOwnerId: 'jonas', payerName: 'Jonas Lindqvist' } as const;
  await open('/teams/team1/plans', { ...bought, isTeamOwner: false });
  await screen.findByText('Only Jonas Lindqvist and team owners are able to update the subscription for this team');
  const update = card('Premium').getByRole('button', { name: 'Update Subscription' });
  expect(update.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('Demo: try a plan')).toBeNull();
});

/** A tab that the browser opens beside the tests' frame, or does not. */
function watchTabs(isBlocked = false) {
  const led: string[] = [];
  const tab = {
    opener: window,
    location: { replace: (url: string) => led.push(url) },
    close: () => led.push('closed'),
  };
  const opened = vi.spyOn(window, 'open').mockImplementation(() => (isBlocked ? null : (tab as unknown as Window)));
  return { led, tab, opened };
}

it('leads who subscribes to the seller, in the chosen currency and period', async () => {
  const asked: object[] = [];
  const { led, tab } = watchTabs();
  const { user } = await open(
    '/teams/team1/plans?currency=aud',
    { seller: 'stripe' },
    {
      getCheckout: ({ params, query }) => {
        asked.push({ params, query });
        return answered({ url: 'https://checkout.stripe.test/c/pay' });
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Monthly' }));
  await user.click(card('Premium').getByRole('button', { name: 'Subscribe' }));
  await waitFor(() => expect(led).toEqual(['https://checkout.stripe.test/c/pay']));
  expect(tab.opener).toBeNull();
  const query = { currency: 'aud', period: 'monthly', trial: 'false' };
  expect(asked).toEqual([{ params: { teamId: 'team1', plan: 'paid2' }, query }]);
});

it('says who may, and what else went wrong, in the words of the specification', async () => {
  const { led } = watchTabs();
  const refusals = ['not-the-payer', 'trial-used', 'nobody-knows'];
  const { user } = await open(
    '/teams/team1/plans',
    { seller: 'stripe' },
    {
      getCheckout: () => refused(refusals.shift() ?? ''),
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
  expect(led).toEqual(['closed', 'closed', 'closed']);
});

it('asks for another click where the browser blocks the tab', async () => {
  const { opened } = watchTabs(true);
  const bought = { plan: 'paid1', seller: 'stripe', source: 'stripe', stripeOwnerId: amira.userId } as const;
  const { user } = await open('/teams/team1/plans', bought);
  await user.click(
    within(await screen.findByRole('listitem', { name: 'Pro' })).getByRole('button', { name: 'View Subscription' }),
  );
  await screen.findByText('Please click again if the window did not open');
  expect(opened).toHaveBeenCalledTimes(1);
});

it('waits for the plan of who comes back from paying', async () => {
  let isHere = false;
  const paid = { plan: 'paid1', source: 'stripe', stripeOwnerId: amira.userId } as const;
  await open(
    '/teams/team1/plans?checkout=done',
    {},
    {
      getSubscription: () => answered(subscriptionOf({ seller: 'stripe', ...(isHere && paid) })),
    },
  );
  await screen.findByText('Thank you. Your plan will be ready in a moment.');
  isHere = true;
  await waitFor(() => expect(screen.queryByText('Thank you. Your plan will be ready in a moment.')).toBeNull());
  card('Pro').getByText('Your plan');
});

it('leads from a plan of the marketplace to what was bought there, and to who sells Enterprise', async () => {
  const bought = { plan: 'paid1', seller: 'microsoft', source: 'microsoft', marketplaceSubscriptionId: 'm1' } as const;
  const salesContact = 'mailto:sales@firm.example';
  const { user, path } = await open('/teams/team1/plans', { ...bought, isTeamOwner: false, salesContact });
  await screen.findByText('Plans are sold in the Microsoft marketplace. After you buy one, assign it to a team here.');
  expect(screen.getByRole('link', { name: 'contact us for enterprise' }).getAttribute('href')).toBe(salesContact);
  expect(card('Premium').queryByRole('button')).toBeNull();
  await user.click(card('Pro').getByRole('button', { name: 'View Subscription' }));
  await waitFor(() => expect(path()).toBe(`/marketplace/${amira.tenantId}/subscription/m1`));
});

it('tells builders above their forms what is used up, until they have read it', async () => {
  const { user, path } = await open('/teams/team1/forms', { plan: 'free', activeUsers: 5, submissions: 88 });
  const users = await screen.findByText('Active user limit of 5 has been reached');
  screen.getByText('Only 12 submissions remaining this month');
  await user.click(within(users.closest('[role=group]') as HTMLElement).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Active user limit of 5 has been reached')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See plans' }));
  await waitFor(() => expect(path()).toBe('/teams/team1/plans'));
});

it('leads from the data of a restricted team to its plans, and from there to what waits on the device', async () => {
  await open('/teams/team1/forms/form1/build', { seller: 'nobody', plan: 'enterprise', restricted: true });
  await screen.findByText('This team is restricted. Contact this server’s administrator.');
  const response = '/teams/team1/forms/form1/response';
  const routes = ['submissions', 'workflows', 'review'].map((name) => `/teams/team1/forms/form1/${name}`);
  const parameters = ['', '?embedMode=true', '?expand=true', '?embedMode=true&expand=true'];
  for (const address of [...routes, ...parameters.map((query) => response + query)]) {
    cleanup();
    const { path } = await open(address, { seller: 'nobody', plan: 'enterprise', restricted: true });
    await waitFor(() => expect(path(), address).toBe('/teams/team1/plans'));
  }
  cleanup();
  const { user, path } = await open('/teams/team1/forms', { plan: 'paid1', status: 'past_due', restricted: true });
  await screen.findByText('This team is restricted until its subscription is upgraded.');
  expect(path()).toBe('/teams/team1/plans');
  screen.getByText('Payment outstanding, usage and features may be limited to the free plan');
  await user.click(screen.getByRole('button', { name: 'On this device' }));
  await waitFor(() => expect(path()).toBe('/device'));
});

it('does not lead a team to its plans that is restricted no more, though it was when it was last asked about', async () => {
  await open('/teams/team1/forms', { restricted: true, submissions: 88 });
  await screen.findByText('This team is restricted until its subscription is upgraded.');
  cleanup();
  const answer = Promise.withResolvers<void>();
  const getSubscription = async () => {
    await answer.promise;
    return answered(subscriptionOf({ activeUsers: 5, submissions: 88 }));
  };
  const { path } = await open('/teams/team1/forms', {}, { getSubscription });
  await screen.findByText('Only 12 submissions remaining this month');
  expect(path()).toBe('/teams/team1/forms');
  answer.resolve();
  await screen.findByText('Active user limit of 5 has been reached');
  expect(path()).toBe('/teams/team1/forms');
  cleanup();
  // Who is offline, or cannot reach the server, has what was last known.
  await open('/teams/team1/forms', { restricted: true });
  await screen.findByText('This team is restricted until its subscription is upgraded.');
  cleanup();
  await open('/teams/team1/forms', {}, { getSubscription: () => Promise.reject(new Error('no network')) });
  await screen.findByText('This team is restricted until its subscription is upgraded.');
});

it('tells the plan that was asked for from the one that the team has', async () => {
  await open('/buy/paid2', { plan: 'paid1' });
  await screen.findByRole('list', { name: 'Plans' });
  card('Premium').getByText('Your selection');
  expect(card('Pro').queryByText('Your selection')).toBeNull();
  const look = (name: string) => getComputedStyle(screen.getByRole('listitem', { name })).outlineStyle;
  expect([look('Pro'), look('Premium')]).toEqual(['solid', 'none']);
});

it('says that everything is there where nobody sells', async () => {
  await open('/buy/paid1', { plan: 'enterprise', seller: 'nobody' });
  await screen.findByText('This server doesn’t sell subscriptions. Every team has all features.');
  expect(screen.queryByRole('list', { name: 'Plans' })).toBeNull();
});
