import { expect, it } from 'vitest';
import type { Clock } from '../ports.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { updateTenantName } from './pull-teams.ts';

const identity = { tenantId: 'contoso', userId: 'ada', displayName: 'Ada' };
const hour = 3_600_000;

/** Opens a device whose directory returns this response, and counts the requests. */
async function createDevice(answer: () => Response) {
  let requestCount = 0;
  let atMs = Date.UTC(2026, 10, 26);
  const workspace = createWorkspace({
    groups: [],
    fault: (moment, request) => {
      if (moment !== 'request' || !request.url.includes('/organization/')) return undefined;
      requestCount += 1;
      return answer();
    },
  });
  const clock: Clock = { monotonicMs: () => 0, now: () => new Date(atMs).toISOString(), wait: async () => {} };
  const context = await workspace.createBrowserFor('ada', { clock });
  const name = async (laterMs = 0) => {
    atMs += laterMs;
    await updateTenantName(context, identity);
    return { requestCount, ...(await context.database.tenants.get('contoso')) };
  };
  return { name };
}

it("stores the organization's name, and loads it again after a day", async () => {
  let displayName = 'Contoso';
  const { name } = await createDevice(() => Response.json({ id: 'contoso', displayName }));
  expect(await name()).toMatchObject({ requestCount: 1, displayName: 'Contoso' });
  displayName = 'Contoso Works';
  expect(await name(23 * hour)).toMatchObject({ requestCount: 1, displayName: 'Contoso' });
  expect(await name(hour)).toMatchObject({ requestCount: 2, displayName: 'Contoso Works' });
});

it('keeps the known name when the directory refuses it, and retries after a day', async () => {
  let isRefused = false;
  const { name } = await createDevice(() =>
    isRefused
      ? Response.json({ error: { code: 'Authorization_RequestDenied' } }, { status: 403 })
      : Response.json({ id: 'contoso', displayName: 'Contoso' }),
  );
  await name();
  isRefused = true;
  expect(await name(25 * hour)).toMatchObject({ requestCount: 2, displayName: 'Contoso' });
  expect(await name(hour)).toMatchObject({ requestCount: 2 });
});
