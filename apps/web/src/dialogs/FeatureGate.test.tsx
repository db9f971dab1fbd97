import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Data, DataContext } from '../data/data-context.ts';
import { ThemeProvider } from '../shell/theme/ThemeProvider.tsx';
import { createFakeApi, createSuccess } from '../testing/fakes.ts';
import { setScreenWidth } from '../testing/open-app.tsx';
import { openDevice } from '../testing/open-device.ts';
import { FeatureGate } from './FeatureGate.tsx';

beforeEach(() => setScreenWidth(1280));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const subscription = (...unlockedFeatures: string[]) =>
  createSuccess({
    ...{ plan: 'paid1', status: 'active', currency: 'eur', seller: 'nobody', stripeOwnerId: null, payerName: null },
    ...{ isTeamOwner: false, source: null },
    ...{ marketplaceSubscriptionId: null, tenantId: 't1', restricted: false, activeUsers: 1, submissions: 2 },
    limits: { monthly: { users: 20, submissions: 1000 } },
    unlockedFeatures,
  });

async function renderFeatureGate(api: Data['api']) {
  const data = await openDevice();
  render(
    <ThemeProvider>
      <DataContext value={{ ...data, api }}>
        <MemoryRouter>
          <FeatureGate teamId="team1" feature="custom_css">
            the style sheet
          </FeatureGate>
        </MemoryRouter>
      </DataContext>
    </ThemeProvider>,
  );
}

it('renders a feature that the plan includes', async () => {
  await renderFeatureGate(createFakeApi({ getSubscription: () => subscription('pdf_templates', 'custom_css') }));
  await screen.findByText('the style sheet');
});

it('shows an upgrade prompt for a feature that the plan lacks', async () => {
  await renderFeatureGate(createFakeApi({ getSubscription: () => subscription('pdf_templates') }));
  await screen.findByText('Unavailable on your plan');
  expect(screen.queryByText('the style sheet')).toBeNull();
});

it('uses the stored subscription while offline, and renders nothing if none is stored', async () => {
  await renderFeatureGate(createFakeApi({}));
  expect(screen.queryByText('the style sheet')).toBeNull();
  expect(screen.queryByText('Unavailable on your plan')).toBeNull();
  cleanup();
  await renderFeatureGate(createFakeApi({ getSubscription: () => subscription('custom_css') }));
  await screen.findByText('the style sheet');
  cleanup();
  await renderFeatureGate(createFakeApi({}));
  screen.getByText('the style sheet');
});

it('limits requests if the window gets the focus often', async () => {
  const api = createFakeApi({ getSubscription: () => subscription('custom_css') });
  await renderFeatureGate(api);
  await screen.findByText('the style sheet');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(api.calls).toEqual(['getSubscription']);
});
