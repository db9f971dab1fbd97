import { operations, type TenantRule } from '@tideform/graph';
import type { MemoryGraphOptions } from '@tideform/graph/testing';
import { describe, expect, it } from 'vitest';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { createPullFixture } from '../testing/pull-fixture.ts';
import type { FormRights, RightsRow } from './form-rights.ts';
import { createGroupPrincipal, createPersonPrincipal } from './principal.ts';
import { createRightsService } from './rights-service.ts';

/** Ada owns the crew, Bob is a member, Cid and 300 others of the organization aren't, and Eve is a guest. */
async function createRightsFixture(
  fault?: MemoryGraphOptions['fault'],
  tenantRules: MemoryGraphOptions['tenantRules'] = [],
) {
  const others = Array.from({ length: 300 }, (_, at) => ({
    id: `p${at}`,
    displayName: `Person ${String(at).padStart(3, '0')}`,
    mail: `p${at}@contoso.test`,
  }));
  const people = [
    { id: 'ada', displayName: 'Ada Byron', mail: 'ada@contoso.test' },
    { id: 'bob', displayName: 'Bob Stone', mail: 'bob@contoso.test' },
    { id: 'cid', displayName: 'Cid Reed', mail: 'cid@contoso.test' },
    { id: 'eve', displayName: 'Eve', mail: 'eve_fabrikam.test#EXT#@contoso.test' },
    ...others,
  ];
  const groups = [
    { id: 'crew', displayName: 'Field crew', ownerIds: ['ada'], memberIds: ['ada', 'bob'], channels: [] },
    { id: 'reps', displayName: 'Safety reps', ownerIds: [], memberIds: ['cid'], channels: [] },
  ];
  let on = fault;
  const fixture = await createPullFixture({
    people,
    groups,
    tenantRules,
    fault: (moment, request) => on?.(moment, request),
  });
  const waits: number[] = [];
  const { clock } = fixture.ada.ports;
  const ports = { ...fixture.ada.ports, clock: { ...clock, wait: async (ms: number) => void waits.push(ms) } };
  const rights = createRightsService({ ...fixture.ada, ports });
  const form = await fixture.ada.database.forms.get('form-1');
  const { driveId } = fixture.workspace.library();
  const may = async (personId: string) => {
    const reads = async (itemId: string) =>
      fixture.workspace
        .createClientFor(personId)
        .call(operations.getItem, { driveId, itemId })
        .then(
          () => true,
          () => false,
        );
    return { form: await reads(form!.folderDriveItemId), responses: await reads(form!.responsesDriveItemId!) };
  };
  return {
    ...fixture,
    rights,
    waits,
    may,
    setFault: (next: typeof fault) => {
      on = next;
    },
  };
}

const formatRows = ({ rows }: FormRights) =>
  rows.map(({ holder, config, responses }: RightsRow) => {
    const level = ({ level, isInherited }: RightsRow['config']) => (isInherited ? `(${level})` : level);
    return `${holder.name}: ${level(config)} ${level(responses)}`;
  });
const findRow = (rights: FormRights | 'covered', name: string) =>
  (rights as FormRights).rows.find(({ holder }) => holder.name === name)!;
const cidPrincipal = createPersonPrincipal({ id: 'cid', name: 'Cid Reed', email: 'cid@contoso.test' });
const crewRows = [
  'Field crew Owners: (owner) (owner)',
  'Field crew: (write) (write)',
  'Field crew Members: (write) (write)',
];

describe('permissions of a form', () => {
  it('[SYNC-312] are read from both folders, including inherited ones', async () => {
    const { rights } = await createRightsFixture();
    expect(formatRows(await rights.read('form-1'))).toEqual(crewRows);
  });

  it('[SYNC-314] break inheritance when an inherited row changes, and keep other principals', async () => {
    const { rights, may } = await createRightsFixture();
    let now = await rights.read('form-1');
    now = await rights.change('form-1', findRow(now, 'Field crew').holder, { config: 'none', responses: 'none' });
    expect(formatRows(now)).toEqual(['Field crew Owners: owner owner', 'Field crew Members: write write']);
    now = await rights.change('form-1', findRow(now, 'Field crew Members').holder, {
      config: 'read',
      responses: 'read',
    });
    expect(formatRows(now)).toEqual(['Field crew Owners: owner owner', 'Field crew Members: read read']);
    const { holder } = findRow(now, 'Field crew Members');
    now = await rights.change('form-1', holder, { config: 'none', responses: 'none' });
    expect(await may('bob')).toEqual({ form: false, responses: false });
    now = await rights.change('form-1', holder, { config: 'read', responses: 'write' });
    expect(formatRows(now)).toEqual(['Field crew Owners: owner owner', 'Field crew Members: read write']);
    expect(await may('bob')).toEqual({ form: true, responses: true });
  });

  it('[SYNC-314] change where a tenant neither reports inheritance nor stores permissions of groups', async () => {
    const tenantRules: TenantRule[] = ['no-inherited-from'];
    const { rights } = await createRightsFixture(undefined, tenantRules);
    let now = await rights.read('form-1');
    // The team's group already has write access.
    tenantRules.push('ignored-group-grants');
    now = await rights.change('form-1', findRow(now, 'Field crew').holder, { config: 'read', responses: 'none' });
    now = await rights.change('form-1', findRow(now, 'Field crew Members').holder, {
      config: 'none',
      responses: 'read',
    });
    expect(formatRows(now)).toEqual([
      'Field crew Owners: owner owner',
      'Field crew: read none',
      'Field crew Members: none read',
    ]);
  });

  it('[SYNC-312] of a team are write access to its folder of forms, which can be granted and revoked', async () => {
    const { rights } = await createRightsFixture();
    const names = (rows: readonly RightsRow[]) => rows.map(({ holder, config }) => `${holder.name}: ${config.level}`);
    const before = names(await rights.listBuilders('crew'));
    expect(before).toContain('Field crew Owners: owner');
    expect(names(await rights.setBuilder('crew', cidPrincipal, true))).toEqual([...before, 'Cid Reed: write']);
    expect(names(await rights.setBuilder('crew', cidPrincipal, false))).toEqual(before);
  });

  it.each([403, 404, 501])('[SYNC-314] are revoked where inherited ones are refused with %s', async (status) => {
    const { rights, setFault } = await createRightsFixture(undefined, ['no-inherited-from']);
    const { holder } = findRow(await rights.read('form-1'), 'Field crew Members');
    const left = new Set<string>();
    setFault((moment, { method, url }) => {
      const item = /items\/([^/]+)\//.exec(url)?.[1] ?? '';
      if (moment === 'request' && method === 'POST' && url.endsWith('/invite')) left.add(item);
      const isRefused = moment === 'request' && method === 'DELETE' && !left.has(item);
      return isRefused ? Response.json({ error: { code: 'refused', message: 'No.' } }, { status }) : undefined;
    });
    const now = await rights.change('form-1', holder, { config: 'none', responses: 'none' });
    expect(formatRows(now)).toEqual(['Field crew Owners: owner owner', 'Field crew: write write']);
  });

  it('[SYNC-312] of a team fail with a message where a tenant does not store a permission of a group', async () => {
    const { rights } = await createRightsFixture(undefined, ['no-inherited-from', 'ignored-group-grants']);
    const before = await rights.listBuilders('crew');
    const reps = createGroupPrincipal({ id: 'reps', name: 'Safety reps' });
    const failure = { kind: 'permission-not-kept', parameters: { name: 'Safety reps' } };
    await expect(rights.setBuilder('crew', reps, true)).rejects.toMatchObject(failure);
    await expect(rights.add('form-1', 'builder', reps)).rejects.toMatchObject(failure);
    expect(await rights.listBuilders('crew')).toEqual(before);
  });

  it('[SYNC-314] have the same result after an interruption at any call and a retry', async () => {
    for (const moment of ['request', 'reply'] as const) {
      for (let cutAt = 1; ; cutAt += getSweepStride(3)) {
        const { rights, setFault } = await createRightsFixture();
        const { holder } = findRow(await rights.read('form-1'), 'Field crew');
        let calls = 0;
        setFault((at) => (at === moment && ++calls >= cutAt ? 'lost' : undefined));
        const change = () => rights.change('form-1', holder, { config: 'read', responses: 'none' });
        await change().catch(() => undefined);
        const wasCut = calls >= cutAt;
        setFault(undefined);
        expect(formatRows(await change()), `cut ${moment} ${cutAt}`).toEqual([
          'Field crew Owners: owner owner',
          'Field crew: read none',
          'Field crew Members: write write',
        ]);
        if (!wasCut) break;
      }
    }
  });

  it('[SYNC-315] can be granted to people, groups, site groups and everyone except guests', async () => {
    const { rights, may } = await createRightsFixture();
    const added = await rights.add('form-1', 'form', cidPrincipal);
    expect(formatRows(added as FormRights)).toContain('Cid Reed: read write');
    const reps = { key: 'group reps', kind: 'group', name: 'Safety reps', recipient: { objectId: 'reps' } } as const;
    expect(formatRows((await rights.add('form-1', 'builder', reps)) as FormRights)).toContain(
      'Safety reps: write none',
    );
    const groups = await rights.listSiteGroups('crew');
    expect(groups.map(({ name }) => name)).toEqual(['Field crew Owners', 'Field crew Visitors', 'Field crew Members']);
    const visitors = await rights.add('form-1', 'form', groups[1]!);
    expect(formatRows(visitors as FormRights)).toContain('Field crew Visitors: read write');
    expect(await may('p7')).toEqual({ form: false, responses: false });
    const everyone = await rights.add('form-1', 'form', 'everyone');
    expect(formatRows(everyone as FormRights)).toContain('Everyone except external users: read write');
    expect(await may('p7')).toEqual({ form: true, responses: true });
    expect(await may('eve')).toEqual({ form: false, responses: false });
  });

  it('[SYNC-315] can be granted to groups of a German site', async () => {
    const { rights } = await createRightsFixture(undefined, ['german-names']);
    const groups = await rights.listSiteGroups('crew');
    const [owners, visitors, members] = ['Besitzer', 'Besucher', 'Mitglieder'].map((part) => `${part} von Field crew`);
    expect(groups.map(({ name }) => name)).toEqual([owners, visitors, members]);
    const added = await rights.add('form-1', 'form', groups[1]!);
    expect(formatRows(added as FormRights)).toContain(`${visitors}: read write`);
  });

  it('[SYNC-315] are not granted when a group already covers the person', async () => {
    const { rights } = await createRightsFixture();
    expect(await rights.add('form-1', 'form', createPersonPrincipal({ id: 'bob', name: 'Bob' }))).toBe('covered');
    const reps = { key: 'group reps', kind: 'group', name: 'Safety reps', recipient: { objectId: 'reps' } } as const;
    await rights.add('form-1', 'form', reps);
    expect(await rights.add('form-1', 'form', cidPrincipal)).toBe('covered');
    expect(formatRows((await rights.add('form-1', 'builder', cidPrincipal)) as FormRights)).toContain(
      'Cid Reed: write none',
    );
    await rights.add('form-1', 'form', 'everyone');
    expect(await rights.add('form-1', 'form', createPersonPrincipal({ id: 'p1', name: 'One' }))).toBe('covered');
  });

  it('[SYNC-316] are retried once after three seconds when a permission is locked or missing', async () => {
    const { rights, waits, setFault, may } = await createRightsFixture();
    await rights.add('form-1', 'form', cidPrincipal);
    const refuse = (times: number, status: number) => {
      let left = times;
      setFault((moment, { method }) => {
        if (moment !== 'request' || method !== 'DELETE' || left-- <= 0) return undefined;
        return Response.json({ error: { code: 'resourceLocked', message: 'No.' } }, { status });
      });
    };
    const take = () => rights.change('form-1', cidPrincipal, { config: 'none', responses: 'none' });
    refuse(2, 423);
    await expect(take()).rejects.toMatchObject({ status: 423 });
    expect(waits).toEqual([3000]);
    refuse(1, 404);
    await take();
    expect([waits, await may('cid')]).toEqual([[3000, 3000], { form: false, responses: false }]);
  });

  it('[SYNC-316] change when the service refuses an inherited permission that is not marked as inherited', async () => {
    const { ada } = await createRightsFixture();
    const { graph } = ada.ports;
    const rows: typeof graph.rows = async function* (...call) {
      for await (const row of graph.rows(...call)) yield { ...row, inheritedFrom: undefined };
    };
    const rights = createRightsService({ ...ada, ports: { ...ada.ports, graph: { ...graph, rows } } });
    const { holder } = findRow(await rights.read('form-1'), 'Field crew');
    const now = await rights.change('form-1', holder, { config: 'read', responses: 'none' });
    expect(findRow(now, 'Field crew')).toMatchObject({ config: { level: 'read' }, responses: { level: 'none' } });
    expect(findRow(now, 'Field crew Members')).toMatchObject({ config: { level: 'write' } });
  });

  it('[SYNC-317] report a deleted or future responses folder, and create it when needed', async () => {
    const { rights, workspace, ada, service } = await createRightsFixture();
    const { driveId } = workspace.library();
    const itemId = workspace.item('Responses/Site visit').id;
    await ada.ports.graph.call(operations.deleteItem, { driveId, itemId });
    expect(await rights.read('form-1')).toMatchObject({ responsesFolder: 'gone' });
    await service.setupResponseFolder('form-1');
    expect(await rights.read('form-1')).toMatchObject({ responsesFolder: 'there' });
    await service.add('crew', { id: 'form-2', title: 'Draft', schema: { components: [] } });
    const before = await rights.read('form-2');
    expect([before.responsesFolder, formatRows(before)]).toEqual([
      'toCome',
      ['Field crew Owners: (owner) owner', 'Field crew: (write) write', 'Field crew Members: (write) write'],
    ]);
    const after = await rights.add('form-2', 'form', cidPrincipal);
    expect(formatRows(after as FormRights)).toContain('Cid Reed: read write');
    expect(after).toMatchObject({ responsesFolder: 'there' });
  });

  it('[SYNC-312] need only a few calls for hundreds of rows', async () => {
    const { rights, workspace, setFault } = await createRightsFixture();
    const { driveId } = workspace.library();
    const folder = { driveId, itemId: workspace.item('Responses/Site visit').id };
    const recipients = Array.from({ length: 300 }, (_, at) => ({ objectId: `p${at}` }));
    await workspace.createClientFor('ada').call(operations.invite, folder, { body: { recipients, roles: ['read'] } });
    let calls = 0;
    setFault((moment) => {
      if (moment === 'request') calls++;
      return undefined;
    });
    const { rows } = await rights.read('form-1');
    expect(rows).toHaveLength(303);
    expect(calls).toBeLessThan(8);
  });
});
