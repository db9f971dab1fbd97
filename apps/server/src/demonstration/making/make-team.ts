import { fileNames, folderNames, schemaVersion } from '@tideform/sync/library-content';
import type { TeamKey } from '../forms/demo-form.ts';
import type { ContentAccess, ContentItem, DemoWorld } from './demo-world.ts';
import { teamIds } from './ids.ts';

const DAY_MS = 86_400_000;

/** Returns the time when a team was created: before all submissions. */
export const foundedAt = ({ beganAt }: Pick<DemoWorld, 'beganAt'>, days = 200): string =>
  new Date(Date.parse(beganAt) - days * DAY_MS).toISOString();

/** Creates the top-level folders and settings of a team's library. */
export function makeTeam(world: DemoWorld, team: TeamKey): readonly ContentItem[] {
  const ids = teamIds(team);
  const { rootId } = world.libraries[team];
  const stamp = { values: {}, by: world.teams[team].ownerId, at: foundedAt(world) };
  const folder = (id: string, name: string, access: readonly ContentAccess[]): ContentItem => {
    return { id, parentId: rootId, name, versions: [], folder: stamp, access };
  };
  const settings = { rolesMigratedToPermissions: true, privateResponsesFolderId: ids.private, schemaVersion };
  const bytes = new TextEncoder().encode(JSON.stringify(settings));
  return [
    folder(ids.formConfig, folderNames.formConfig, buildersOf(world, team)),
    folder(ids.responses, folderNames.responses, [{ to: 'members', role: 'write' }]),
    folder(ids.private, folderNames.private, [{ to: 'members', role: 'owner' }]),
    { id: ids.settings, parentId: rootId, name: fileNames.teamConfig, versions: [{ ...stamp, bytes }] },
  ];
}

/** Returns the permissions for editing forms. In the team Harbour View, only Jonas may edit forms. */
function buildersOf({ people }: DemoWorld, team: TeamKey): readonly ContentAccess[] {
  if (team !== 'harbourView') return [{ to: 'members', role: 'write' }];
  return [
    { to: 'members', role: 'read' },
    { to: { personId: people.jonas.id }, role: 'write' },
  ];
}
