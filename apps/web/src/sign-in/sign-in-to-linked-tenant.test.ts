import { expect, it } from 'vitest';
import { amira, amiraElsewhere, createFakeAuth } from '../testing/fakes.ts';
import { signInToLinkedTenant } from './sign-in-to-linked-tenant.ts';

const link = '/teams/team1/forms/form1/response?tenantId=t9&editMode=true#data=x';

it('signs in to the tenant of a link, and returns to the link', async () => {
  const auth = createFakeAuth();
  expect(await signInToLinkedTenant(auth, link)).toBe(true);
  expect(auth.signIns).toEqual([
    { tenantId: 't9', returnTo: '/teams/team1/forms/form1/response?editMode=true#data=x' },
  ]);
});

it('signs in users without an account to the tenant of the link', async () => {
  const auth = createFakeAuth();
  auth.emit({ kind: 'account', account: undefined });
  expect(await signInToLinkedTenant(auth, link)).toBe(true);
});

it.each([
  '/teams',
  `/teams?tenantId=${amira.tenantId.toUpperCase()}`,
  '/teams?tenantId=',
  '/teams?tenantId=a%2F..%2Fb',
])('continues with the signed-in account at %s', async (address) => {
  const auth = createFakeAuth();
  expect(await signInToLinkedTenant(auth, address)).toBe(false);
  expect(auth.signIns).toEqual([]);
});

it("continues with the signed-in account if the sign-in page can't be reached", async () => {
  const auth = { ...createFakeAuth(), signIn: () => Promise.reject(new Error('Failed to fetch')) };
  expect(await signInToLinkedTenant(auth, link)).toBe(false);
});

it('switches to an account of that tenant on this device', async () => {
  const auth = createFakeAuth(amira, [amiraElsewhere]);
  expect(await signInToLinkedTenant(auth, '/teams/team9/forms?tenantId=T2&search=x')).toBe(true);
  expect(auth.switches).toEqual([{ userId: 'u1-guest', returnTo: '/teams/team9/forms?search=x' }]);
  expect(auth.signIns).toEqual([]);
});
