import { cleanup, screen, within } from '@testing-library/react';
import type { TenantRule } from '@tideform/graph';
import type { MemoryGraphOptions } from '@tideform/graph/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeAuth } from '../../testing/fakes.ts';
import { findAccessibilityViolations } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { createLibraryDevices } from '../../testing/test-device.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/**
 * Opens the tenant check with an in-memory Graph. The check sends its own requests instead of using the app's Graph
 * client.
 */
async function openTenantCheck({
  path = '/teams/crew/tenantCheck',
  fault,
  tenantRules = [],
  who = 'owner',
}: {
  readonly path?: string;
  /** Fault of the in-memory Graph, which starts with the check. */
  readonly fault?: NonNullable<MemoryGraphOptions['fault']>;
  readonly tenantRules?: readonly TenantRule[];
  readonly who?: 'owner' | 'member';
} = {}) {
  let isOpen = false;
  const library = await createLibraryDevices({
    tenantRules,
    fault: (moment, request) => (isOpen ? fault?.(moment, request) : undefined),
  });
  isOpen = true;
  vi.stubGlobal('fetch', library.workspace.graph.fetch);
  const auth = { ...createFakeAuth(), token: async () => 'ada' };
  return { ...library, ...openApp(path, library[who], undefined, undefined, undefined, auth) };
}

const findCheckItem = async (name: string) => within((await screen.findByText(name)).closest('li')!);

it('checks the tenant from the settings, reports its behavior, and copies a report', async () => {
  const { user } = await openTenantCheck({
    path: '/teams/crew/forms?settings=permissions',
    tenantRules: ['scopes', 'no-version-addresses'],
  });
  await user.click(await screen.findByRole('button', { name: 'Check this tenant' }));
  await user.click(await screen.findByRole('button', { name: 'Start check' }));
  await screen.findByText('Everything that Tideform needs works in this tenant.');
  (await findCheckItem('Read and restore versions')).getByText('Works');
  const groups = await findCheckItem('Read group members');
  groups.getByText('Not available, but there’s a workaround');
  groups.getByText(/listGroupMembers was refused: 403 accessDenied\. Grant one of these permissions: GroupMember/);
  await screen.findByText('File versions have no download address.');
  expect(screen.queryByText('Long text columns need a number of lines.')).toBeNull();
  expect(await findAccessibilityViolations(screen.getByRole('main'))).toEqual([]);
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await user.click(screen.getByRole('button', { name: 'Copy report' }));
  expect(copied.join()).toMatch(/no-version-addresses: yes\n/);
  expect(copied.join()).not.toMatch(/ada|bob|crew/i);
});

it('reports what failed and which permissions to grant', async () => {
  const { user } = await openTenantCheck({
    fault: (moment, request) =>
      moment === 'request' && request.method === 'POST' && /\/lists$/.test(new URL(request.url).pathname)
        ? Response.json({ error: { code: 'accessDenied' } }, { status: 403 })
        : undefined,
  });
  await user.click(await screen.findByRole('button', { name: 'Start check' }));
  await screen.findByText(/^1 check failed\./);
  (await findCheckItem('Create a library with columns')).getByText(
    /Grant one of these permissions: Sites\.Manage\.All\./,
  );
  (await findCheckItem('Upload large files')).getByText('Skipped because an earlier check failed');
  await screen.findByRole('button', { name: 'Check again' });
});

it('stops the check on request, after cleaning up', async () => {
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { user, workspace } = await openTenantCheck({
    async fault(moment, request) {
      if (moment !== 'request' || !request.url.includes('check.json')) return undefined;
      reached.resolve();
      await goOn.promise;
      return undefined;
    },
  });
  const libraries = () => [...workspace.graph.state.libraries.values()].filter(({ isSystem }) => !isSystem).length;
  const before = libraries();
  await user.click(await screen.findByRole('button', { name: 'Start check' }));
  await reached.promise;
  expect(libraries()).toBe(before + 1);
  await user.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByText('Stopping and cleaning up…');
  goOn.resolve();
  await screen.findByRole('button', { name: 'Start check' });
  expect(libraries()).toBe(before);
});

it('lets only team owners run the tenant check', async () => {
  await openTenantCheck({ who: 'member' });
  await screen.findByText('Only team owners can check the tenant.');
  expect(screen.queryByRole('button', { name: 'Start check' })).toBeNull();
});
