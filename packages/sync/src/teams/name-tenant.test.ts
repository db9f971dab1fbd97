import { expect, it } from 'vitest';
import type { Clock } from '../ports.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { nameTenant } from './name-tenant.ts';

const identity = { tenantId: 'contoso', userId: 'ada', displayName: 'Ada' };
const hour = 3_600_000;

/** A device whose directory answers so, and how often it was asked. */
async function device(answer: () => Response) {
  let asked = 0;
  let atMs = Date.UTC(2026, 10, 26);
  const workspace = createWorkspace({
    groups: [],
    fault: (moment, request) => {
      if (moment !== 'request' || !request.url.includes('/organization/')) return undefined;
      asked += 1;
      return answer();
    },
  });
  const clock: Clock = { monotonicMs: () => 0, now: () => new Date(atMs).toISOString(), wait: async () => {} };
  const context = await workspace.browserOf('ada', { clock });
  const name = async (laterMs = 0) => {
    atMs += laterMs;
    await nameTenant(context, identity);
    return { asked, ...(await context.database.tenants.get('contoso')) };
  };
  return { name };
}

it('keeps what the organisation is called, and asks again after a day', async () => {
  let displayName = 'Contoso';
  const { name } = await device(() => Response.json({ id: 'contoso', displayName }));
  expect(await name()).toMatchObject({ asked: 1, displayName: 'Contoso' });
  displayName = 'Contoso Works';
  expect(await name(23 * hour)).toMatchObject({ asked: 1, displayName: 'Contoso' });
  expect(await name(hour)).toMatchObject({ asked: 2, displayName: 'Contoso Works' });
});

it('keeps the name it had where the directory refuses it, and asks no more for a day', async () => {
  let isRefused = false;
  const { name } = await device(() =>
    isRefused
      ? Response.json({ error: { code: 'Authorization_RequestDenied' } }, { status: 403 })
      : Response.json({ id: 'contoso', displayName: 'Contoso' }),
  );
  await name();
  isRefused = true;
  expect(await name(25 * hour)).toMatchObject({ asked: 2, displayName: 'Contoso' });
  expect(await name(hour)).toMatchObject({ asked: 2 });
});
