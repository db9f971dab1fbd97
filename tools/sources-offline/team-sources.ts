import { type DataSourceSettings, deleteDataSource, putDataSource } from '@tideform/contract';
import { createGraphClient, operations } from '@tideform/graph';
import { openApi } from '@tideform/web/testing';
import type { Session } from '../../e2e/world/session.ts';

const rangeBytes = 6_553_600;

/** Data sources of a team that are files in its library. */
export interface TeamSources {
  /** Uploads a CSV file to the team's library and adds it as a data source. */
  add(id: string, content: Buffer): Promise<void>;
  /** Removes the data source; the file stays. */
  remove(id: string): Promise<void>;
}

/** Returns the data sources of a team, with the permissions of a builder's session. */
export async function openTeamSources(origin: string, session: Session, teamId: string): Promise<TeamSources> {
  const token = async () => session.accessToken;
  const api = openApi(origin, token);
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const graph = createGraphClient({ baseUrl: `${origin}/v1.0`, fetch, token, wait, random: Math.random });
  const site = await graph.call(operations.getGroupRootSite, { groupId: teamId });
  const { value: drives } = await graph.call(operations.listSiteDrives, { siteId: site.id });
  const driveId = drives.find(({ name }) => name === 'tfDrive')?.id ?? drives[0]?.id ?? '';
  return {
    async add(id, content) {
      const path = `${id}.csv`;
      await upload(`${origin}/v1.0/drives/${driveId}/root:/${path}:`, session.accessToken, content);
      const config = { format: 'csv' as const, siteId: site.id, driveId, path };
      const settings: DataSourceSettings = { type: 'sharepoint-file', title: id, config };
      const answer = await api.call(putDataSource, { params: { teamId, id }, body: { settings } });
      if (!answer.ok) throw new Error(`${id}: ${answer.refusal}`);
    },
    async remove(id) {
      const answer = await api.call(deleteDataSource, { params: { teamId, id } });
      if (!answer.ok) throw new Error(`${id}: ${answer.refusal}`);
    },
  };
}

async function upload(address: string, accessToken: string, content: Buffer): Promise<void> {
  const begun = await fetch(`${address}/createUploadSession`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const { uploadUrl } = (await begun.json()) as { uploadUrl: string };
  for (let from = 0; from < content.length; from += rangeBytes) {
    const part = new Uint8Array(content.subarray(from, from + rangeBytes));
    const range = `bytes ${from}-${from + part.length - 1}/${content.length}`;
    const sent = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-range': range }, body: part });
    if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`);
  }
}
