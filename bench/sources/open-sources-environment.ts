import { people, teams } from '../../e2e/people.ts';
import { createFormPublisher } from '../../e2e/world/create-form-publisher.ts';
import { type ServerProcess, startServer } from '../../e2e/world/server-process.ts';
import { openSession, type Session } from '../../e2e/world/session.ts';
import { openTeamSources, type TeamSources } from '../../tools/sources-offline/team-sources.ts';
import { siteCount, siteName } from './create-csv.ts';

/** The product with a team whose files are data sources of one form. */
export interface SourcesEnvironment extends TeamSources {
  readonly server: ServerProcess;
  readonly session: Session;
  readonly teamId: string;
  readonly formId: string;
}

const sites = Array.from({ length: siteCount }, (_, at) => ({ label: siteName(at), value: siteName(at) }));
const ofAssets = { type: 'spSelect', input: true, dataSourceId: 'assets', labelProperty: 'name', sortBy: 'name' };
const form = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'first', label: 'First', input: true },
    { ...ofAssets, key: 'asset', label: 'Asset' },
    {
      ...{ type: 'select', key: 'plain', label: 'Plain asset', input: true },
      ...{ dataSrc: 'dataSource', dataSourceId: 'assets', valueProperty: 'id', template: '{{ item.name }}' },
    },
    { type: 'select', key: 'site', label: 'Site', input: true, data: { values: sites } },
    { ...ofAssets, key: 'onSite', label: 'Asset on site', filterQuery: "site eq '{{ data.site }}'" },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};

export async function openSourcesEnvironment(): Promise<SourcesEnvironment> {
  const server = await startServer();
  const session = await openSession(server.address, people.owner);
  const make = await createFormPublisher(server.address);
  const { teamId, formId } = await make({ team: teams.first, title: 'Register', source: form });
  const sources = await openTeamSources(server.address, session, teamId);
  return { ...{ server, session, teamId, formId }, ...sources };
}
