import { fileNames, folderNames, schemaVersion } from '@tideform/sync/library-content';
import type { TeamKey } from '../forms/demo-form.ts';
import type { ContentAccess, ContentItem, DemoContext } from './demo-context.ts';
import { deriveTeamIds } from './ids.ts';

const DAY_MS = 86_400_000;

/** Returns the time when a team was created: before all submissions. */
export const getTimeBeforeDemo = ({ beganAt }: Pick<DemoContext, 'beganAt'>, days = 200): string =>
  new Date(Date.parse(beganAt) - days * DAY_MS).toISOString();

/** Creates the top-level folders and settings of a team's library. */
export function createTeamItems(context: DemoContext, team: TeamKey): readonly ContentItem[] {
  const ids = deriveTeamIds(team);
  const { rootId } = context.libraries[team];
  const stamp = { values: {}, by: context.teams[team].ownerId, at: getTimeBeforeDemo(context) };
  const folder = (id: string, name: string, access: readonly ContentAccess[]): ContentItem => {
    return { id, parentId: rootId, name, versions: [], folder: stamp, access };
  };
  const settings = { rolesMigratedToPermissions: true, privateResponsesFolderId: ids.private, schemaVersion };
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  return [
    folder(ids.formConfig, folderNames.formConfig, getFormConfigAccess(context, team)),
    folder(ids.responses, folderNames.responses, [{ to: 'members', role: 'write' }]),
    folder(ids.private, folderNames.private, [{ to: 'members', role: 'owner' }]),
    { id: ids.settings, parentId: rootId, name: fileNames.teamConfig, versions: [{ ...stamp, bytes }] },
  ];
}

/** Returns the permissions for editing forms. In the team Harbour View, only Jonas may edit forms. */
function getFormConfigAccess({ people }: DemoContext, team: TeamKey): readonly ContentAccess[] {
  if (team !== 'harbourView') return [{ to: 'members', role: 'write' }];
  return [
    { to: 'members', role: 'read' },
    { to: { personId: people.jonas.id }, role: 'write' },
  ];
}
