import { type ApiClient, createApiClient, getTeamToken } from '@tideform/contract';
import { createSignInClient, people } from '@tideform/server/testing';
import { type Caller, createCaller } from './caller.ts';

export interface PreparedDrive {
  readonly caller: Caller;
  readonly teamId: string;
  readonly api: ApiClient;
  readonly driveId: string;
  readonly sharedId: string;
}

/** Credentials of a team owner of the demo. */
export const owner = { account: people.amira.person.userPrincipalName, password: 'tideform' };

/** Signs in, and creates a library with the columns, the folders and the shared item that the load clients use. */
export async function prepareDrive(origin: string, folders: readonly string[]): Promise<PreparedDrive> {
  const { access_token: token } = await createSignInClient(origin).signIn(owner.account, owner.password);
  const caller = createCaller(origin, () => token);
  const callOrThrow = async (method: string, path: string, body?: unknown) => {
    const result = await caller.call(method, path, body);
    if (result.state !== 'ok') throw new Error(`${method} ${path}: ${result.status} ${JSON.stringify(result.body)}`);
    return result.body;
  };
  const teamId = (await callOrThrow('GET', '/me/joinedTeams')).value[0].id as string;
  const lists = `/groups/${teamId}/sites/root/lists`;
  const list = await callOrThrow('POST', lists, { displayName: 'Kill', list: { template: 'documentLibrary' } });
  await callOrThrow('POST', `${lists}/${list.id}/columns`, { name: 'KillNote', text: {} });
  await callOrThrow('POST', `${lists}/${list.id}/columns`, { name: 'KillCount', number: {} });
  const found = await callOrThrow('GET', `${lists}?$expand=drive&$select=id,displayName,drive,list`);
  const driveId = found.value.find((one: { id: string }) => one.id === list.id).drive.id as string;
  for (const name of folders) await callOrThrow('POST', `/drives/${driveId}/root/children`, { name, folder: {} });
  const shared = await callOrThrow('PUT', `/drives/${driveId}/root:/shared.txt:/content`, Buffer.from('shared'));
  const api: ApiClient = createApiClient({
    baseUrl: origin,
    fetch,
    async token({ caller: who }) {
      if (who === 'graph') return token;
      const answer = await api.call(getTeamToken, { params: { teamId } });
      if (!answer.ok) throw new Error(answer.refusal);
      return answer.value.token;
    },
  });
  return { caller, teamId, api, driveId, sharedId: shared.id };
}
