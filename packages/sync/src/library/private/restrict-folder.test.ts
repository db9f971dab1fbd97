import { operations, type TenantRule } from '@tideform/graph';
import type { MemoryGraphOptions } from '@tideform/graph/testing';
import { describe, expect, it } from 'vitest';
import { initialiseTeam } from '../../teams/initialise-team.ts';
import { getSweepStride } from '../../testing/create-sweeps.ts';
import { createWorkspace, crewId } from '../../testing/workspace.ts';
import { restrictFolder } from './restrict-folder.ts';

const rules: readonly (readonly TenantRule[])[] = [
  [],
  ['no-inherited-from'],
  ['no-inherited-from', 'retain-nothing', 'ignored-group-grants', 'no-owner-role'],
];

/** Folder in `Responses`, where members may write, and Ada, who owns the team. */
async function openFolder(tenantRules: readonly TenantRule[]) {
  let fault: MemoryGraphOptions['fault'];
  const workspace = createWorkspace({ tenantRules, fault: (moment, request) => fault?.(moment, request) });
  await initialiseTeam(await workspace.createBrowserFor('ada'), crewId);
  const { driveId } = workspace.library();
  const graph = workspace.createClientFor('ada');
  const body = { name: 'Site visit', folder: {} };
  const { id } = await graph.call(
    operations.createChild,
    { driveId, itemId: workspace.item('Responses').id },
    { body },
  );
  const waits: number[] = [];
  const access = { graph, driveId, callerId: 'ada', isOwner: true, wait: async (ms: number) => void waits.push(ms) };
  const reads = (personId: string) =>
    workspace
      .createClientFor(personId)
      .call(operations.getItem, { driveId, itemId: id })
      .then(
        () => true,
        () => false,
      );
  return {
    waits,
    restrict: (personId?: string) => restrictFolder(access, id, personId),
    may: async () => ({ ada: await reads('ada'), bob: await reads('bob'), eve: await reads('eve') }),
    listPrincipals: async () => {
      const rows = await Array.fromAsync(graph.rows(operations.listPermissions, { driveId, itemId: id }));
      return rows.map(({ roles, grantedToV2: to }) => `${to?.user?.id ?? to?.siteGroup?.displayName} ${roles}`).sort();
    },
    setFault: (next?: typeof fault) => {
      fault = next;
    },
  };
}

describe.each(rules.map((tenantRules) => [tenantRules.join(', ') || 'nothing', tenantRules] as const))(
  'where a tenant enforces %s',
  (_, tenantRules) => {
    it('restricts a folder to its owners, and changes nothing the second time', async () => {
      const { restrict, may, listPrincipals, waits } = await openFolder(tenantRules);
      expect(await may()).toEqual({ ada: true, bob: true, eve: false });
      for (let times = 0; times < 2; times++) {
        await restrict();
        expect(await may()).toEqual({ ada: true, bob: false, eve: false });
        expect(await listPrincipals()).toEqual(['Field crew Owners owner']);
      }
      expect(waits).toEqual([]);
    });

    it('restricts a folder to its owners and a person', async () => {
      const { restrict, may, listPrincipals } = await openFolder(tenantRules);
      await restrict('eve');
      expect(await may()).toEqual({ ada: true, bob: false, eve: true });
      expect(await listPrincipals()).toEqual(['Field crew Owners owner', 'eve write']);
    });

    it('has the same result when it is interrupted anywhere and called again', async () => {
      for (const moment of ['request', 'reply'] as const) {
        for (let cutAt = 1; ; cutAt += getSweepStride(3)) {
          const { restrict, listPrincipals, setFault } = await openFolder(tenantRules);
          let calls = 0;
          setFault((now) => (now === moment && ++calls >= cutAt ? 'lost' : undefined));
          await restrict('eve').catch(() => undefined);
          const wasCut = calls >= cutAt;
          setFault();
          await restrict('eve');
          expect(await listPrincipals(), `cut ${moment} ${cutAt}`).toEqual(['Field crew Owners owner', 'eve write']);
          if (!wasCut) break;
        }
      }
    });
  },
);

it('breaks inheritance through a group where the caller’s own permission is not stored', async () => {
  const { restrict, listPrincipals, setFault } = await openFolder(['no-inherited-from']);
  setFault((moment, request) => {
    const isInvitation = moment === 'request' && request.method === 'POST' && request.url.endsWith('/invite');
    const accepted = Response.json({ value: [] });
    return isInvitation && invitations++ === 0 ? accepted : undefined;
  });
  let invitations = 0;
  await restrict();
  expect(invitations).toBe(2);
  expect(await listPrincipals()).toEqual(['Field crew Owners owner']);
});

it('grants access to a person whose permission is not stored while a group covers them', async () => {
  const { restrict, listPrincipals, setFault } = await openFolder(['no-inherited-from']);
  setFault(async (moment, request) => {
    if (moment !== 'request' || !request.url.endsWith('/invite')) return undefined;
    const body = await request.text();
    const isCovered = (await listPrincipals()).some((one) => one.startsWith('Field crew Members'));
    return body.includes('"bob"') && isCovered ? Response.json({ value: [] }) : undefined;
  });
  await restrict('bob');
  expect(await listPrincipals()).toEqual(['Field crew Owners owner', 'bob write']);
});

it.each([400, 404, 405, 422, 501])(
  'restricts a folder where a tenant responds with %s to changes of inherited permissions',
  async (status) => {
    const { restrict, listPrincipals, setFault } = await openFolder(['no-inherited-from']);
    let hasLeft = false;
    setFault((moment, request) => {
      if (moment !== 'request') return undefined;
      if (request.url.endsWith('/invite')) hasLeft = true;
      const isRefused = request.method === 'DELETE' && !hasLeft;
      return isRefused ? Response.json({ error: { code: 'refused', message: 'No.' } }, { status }) : undefined;
    });
    await restrict();
    expect(await listPrincipals()).toEqual(['Field crew Owners owner']);
  },
);

it('reports a failure when a tenant refuses every way to restrict a folder', async () => {
  const { restrict, may, setFault } = await openFolder(['no-inherited-from']);
  setFault((moment, request) =>
    moment === 'request' && request.url.endsWith('/invite') ? Response.json({ value: [] }) : undefined,
  );
  await expect(restrict()).rejects.toMatchObject({ status: 403 });
  expect(await may()).toMatchObject({ bob: true });
});
