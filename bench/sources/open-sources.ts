import { type DataSourceSettings, putDataSource } from '@tideform/contract';
import { createGraphClient, operations } from '@tideform/graph';
import { openApi } from '@tideform/web/testing';
import { people, teams } from '../../e2e/people.ts';
import { openFormMaker } from '../../e2e/world/make-forms.ts';
import { type ServerProcess, startServer } from '../../e2e/world/server-process.ts';
import { openSession, type Session } from '../../e2e/world/session.ts';
import { siteCount, siteName } from './made-rows.ts';

const rangeBytes = 6_553_600;

/** The product with a team whose files are data sources of one form. */
export interface SourcesWorld {
  readonly server: ServerProcess;
  readonly session: Session;
  readonly teamId: string;
  readonly formId: string;
  /** Puts a file into the team's library and says that it is a data source. */
  add(id: string, content: Buffer): Promise<void>;
}

const sites = Array.from({ length: siteCount }, (_, at) => ({ label: siteName(at), value: siteName(at) }));
const ofAssets = { type: 'spSelect', input: true, dataSourceId: 'assets', labelProperty: 'name', sortBy: 'name' };
const form = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'first', label: 'First', input: true },
    { ...ofAssets, key: 'asset', label: 'Asset' },
    { type: 'select', key: 'site', label: 'Site', input: true, data: { values: sites } },
    { ...ofAssets, key: 'onSite', label: 'Asset on site', filterQuery: "site eq '{{ data.site }}'" },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};

export async function openSources(): Promise<SourcesWorld> {
  const server = await startServer();
  const session = await openSession(server.address, people.owner);
  const make = await openFormMaker(server.address);
  const { teamId, formId } = await make({ team: teams.first, title: 'Register', source: form });
  const token = async () => session.accessToken;
  const api = openApi(server.address, token);
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
  const graph = createGraphClient({ baseUrl: `${server.address}/v1.0`, fetch, token, wait, random: Math.random });
  const site = await graph.call(operations.getGroupRootSite, { groupId: teamId });
  const { value: drives } = await graph.call(operations.listSiteDrives, { siteId: site.id });
  const driveId = drives.find(({ name }) => name === 'tfDrive')?.id ?? drives[0]?.id ?? '';
  return {
    ...{ server, session, teamId, formId },
    async add(id, content) {
      const path = `${id}.csv`;
      await upload(`${server.address}/v1.0/drives/${driveId}/root:/${path}:`, session.accessToken, content);
      const config = { format: 'csv' as const, siteId: site.id, driveId, path };
      const settings: DataSourceSettings = { type: 'sharepoint-file', title: id, config };
      const answer = await api.call(putDataSource, { params: { teamId, id }, body: { settings } });
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
