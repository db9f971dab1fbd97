import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestWorkspace, type TestWorkspace } from '../../workspace/testing/open-workspace.ts';
import { shownSiteGroups } from './0161-shown-site-groups.ts';

let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = await openTestWorkspace();
});
afterAll(() => workspace.close());

it('marks the existing groups of sites as not hidden', async () => {
  const { baseUrl, database, groupId, owner } = workspace;
  const lists = `${baseUrl}/groups/${groupId}/sites/root/lists?$select=id,system&$filter=Name eq 'users'`;
  expect((await fetch(lists, { headers: { Authorization: `Bearer ${owner.id}` } })).status).toBe(200);
  await sql`
    update workspace.items set fields = fields - 'UserInfoHidden' where fields ->> 'ContentType' = 'SharePointGroup'
  `.execute(database);
  await shownSiteGroups.up(database);
  const { rows } = await sql`
    select count(*)::int as groups, bool_or((fields -> 'UserInfoHidden')::boolean) as hidden from workspace.items
    where fields ->> 'ContentType' = 'SharePointGroup'
  `.execute(database);
  expect(rows).toEqual([{ groups: 3, hidden: false }]);
});
