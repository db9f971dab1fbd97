import { expect, it } from 'vitest';
import { amira, amiraElsewhere, createFakeAuth } from '../testing/fake-auth.ts';
import { signInThere } from './sign-in-there.ts';

const link = '/teams/team1/forms/form1/response?tenantId=t9&editMode=true#data=x';

it('signs in first at the tenant that a link names, and comes back to the link', async () => {
  const auth = createFakeAuth();
  expect(await signInThere(auth, link)).toBe(true);
  expect(auth.signIns).toEqual([
    { tenantId: 't9', returnTo: '/teams/team1/forms/form1/response?editMode=true#data=x' },
  ]);
});

it('asks a stranger for the tenant of the link too', async () => {
  const auth = createFakeAuth();
  auth.tell({ kind: 'account', account: undefined });
  expect(await signInThere(auth, link)).toBe(true);
});

it.each([
  '/teams',
  `/teams?tenantId=${amira.tenantId.toUpperCase()}`,
  '/teams?tenantId=',
  '/teams?tenantId=a%2F..%2Fb',
])('goes on as who is signed in at %s', async (address) => {
  const auth = createFakeAuth();
  expect(await signInThere(auth, address)).toBe(false);
  expect(auth.signIns).toEqual([]);
});

it('goes on with local work when the sign-in cannot be reached', async () => {
  const auth = { ...createFakeAuth(), signIn: () => Promise.reject(new Error('Failed to fetch')) };
  expect(await signInThere(auth, link)).toBe(false);
});

it('goes on as the account of that tenant which this device has already', async () => {
  const auth = createFakeAuth(amira, [amiraElsewhere]);
  expect(await signInThere(auth, '/teams/team9/forms?tenantId=T2&search=x')).toBe(true);
  expect(auth.switches).toEqual([{ userId: 'u1-guest', returnTo: '/teams/team9/forms?search=x' }]);
  expect(auth.signIns).toEqual([]);
});
