import { isPermitted, operationPermissions, operations } from '@tideform/graph';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphScopes } from '../../create-app-options.ts';
import { allConnectedScopes } from '../../graph-credentials/authorization.ts';
import { openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';

const allOperations = Object.values(operations);

async function listRefused({ baseUrl, owner }: TestWorkspace): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const { name, method, path } of allOperations) {
    const response = await fetch(baseUrl + path.replaceAll(/\{\+?\w+\}/g, 'x'), {
      method,
      redirect: 'manual',
      headers: { authorization: `Bearer ${owner.id}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
    });
    const text = await response.text();
    if (response.status === 403 && text.includes('"accessDenied"')) refused.push(name);
  }
  return refused;
}

/** Operations that the app's scopes don't permit. The product has an alternative for each one that it needs. */
const uncovered = allOperations
  .filter(
    ({ name, path }) =>
      /\/workbook|^\/me\/(mailFolders|messages|sendMail)/.test(path) || /Groups?$|Group(Members|Owners)$/.test(name),
  )
  .map(({ name }) => name);

describe('scopes of a token', () => {
  let workspace: TestWorkspace;
  let lenient: TestWorkspace;
  beforeAll(async () => {
    workspace = await openTestWorkspace({ tenantRules: ['scopes'], scopes: graphScopes });
    lenient = await openTestWorkspace({ tenantRules: [], scopes: ['User.Read'] });
  });
  afterAll(async () => {
    await workspace.close();
    await lenient.close();
  });

  it('permit the app everything except groups, mail and workbooks', async () => {
    expect(await listRefused(workspace)).toEqual(uncovered);
    expect(uncovered).toEqual(expect.arrayContaining(['listGroupMembers', 'listGroups', 'sendMail', 'listTableRows']));
  });

  it('are not checked if the tenant rule for scopes is off', async () => {
    expect(await listRefused(lenient)).toEqual([]);
  });

  it('are checked for each request of a batch', async () => {
    const { baseUrl, owner, groupId } = workspace;
    const requests = ['/me', `/groups/${groupId}/members`].map((url, id) => ({ id: String(id), method: 'GET', url }));
    const response = await fetch(`${baseUrl}/$batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.id}`, 'content-type': 'application/json' },
      body: JSON.stringify({ requests }),
    });
    const { responses } = (await response.json()) as { responses: { id: string; status: number }[] };
    expect(new Map(responses.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        ['0', 200],
        ['1', 403],
      ]),
    );
  });
});

it.each([
  ['Sites.FullControl.All', ['Sites.Manage.All', 'Sites.ReadWrite.All', 'Sites.Read.All']],
  ['Sites.Manage.All', ['Sites.ReadWrite.All', 'Sites.Read.All']],
])('%s includes the smaller scopes for sites', (scope, included) => {
  for (const [name, needs] of Object.entries(operationPermissions)) {
    const isCovered = needs.length === 0 || [scope, ...included].some((one) => needs.includes(one));
    expect([name, isPermitted(name as keyof typeof operationPermissions, [scope])]).toEqual([name, isCovered]);
  }
});

it('permits a connected account the operations that its purposes need', () => {
  for (const name of ['getMe', 'putItemContent', 'updateDriveListItemFields', 'sendMail'] as const) {
    expect([name, isPermitted(name, allConnectedScopes)]).toEqual([name, true]);
  }
});
