import { type ApiClient, createApiClient, getTeamToken } from '@tideform/contract';
import { openSignInClient, people } from '@tideform/server/testing';
import { type Caller, createCaller } from './caller.ts';

export interface PreparedDrive {
  readonly caller: Caller;
  readonly teamId: string;
  readonly api: ApiClient;
  readonly driveId: string;
  readonly sharedId: string;
}

/** Who owns a team of the demonstration. */
export const owner = { account: people.amira.person.userPrincipalName, password: 'tideform' };

/** Signs in and makes a library with the columns, folders and the one shared item of the load. */
export async function prepareDrive(origin: string, folders: readonly string[]): Promise<PreparedDrive> {
  const { access_token: token } = await openSignInClient(origin).signIn(owner.account, owner.password);
  const caller = createCaller(origin, () => token);
  const must = async (method: string, path: string, body?: unknown) => {
    const asked = await caller.call(method, path, body);
    if (asked.outcome !== 'ok') throw new Error(`${method} ${path}: ${asked.status} ${JSON.stringify(asked.body)}`);
    return asked.body;
  };
  const teamId = (await must('GET', '/me/joinedTeams')).value[0].id as string;
  const lists = `/groups/${teamId}/sites/root/lists`;
  const list = await must('POST', lists, { displayName: 'Kill', list: { template: 'documentLibrary' } });
  await must('POST', `${lists}/${list.id}/columns`, { name: 'KillNote', text: {} });
  await must('POST', `${lists}/${list.id}/columns`, { name: 'KillCount', number: {} });
  const found = await must('GET', `${lists}?$expand=drive&$select=id,displayName,drive,list`);
  const driveId = found.value.find((one: { id: string }) => one.id === list.id).drive.id as string;
  for (const name of folders) await must('POST', `/drives/${driveId}/root/children`, { name, folder: {} });
  const shared = await must('PUT', `/drives/${driveId}/root:/shared.txt:/content`, Buffer.from('shared'));
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
