import type { Permission } from '@tideform/graph';
import { getRole, isInherited } from '../library/get-role.ts';
import { type Principal, toPrincipal } from './principal.ts';

/** Access level of a principal on a folder. Other SharePoint permission levels are shown as `read`. */
export type AccessLevel = 'none' | 'read' | 'write' | 'owner';

export const accessLevelRanks = { none: 0, read: 1, write: 2, owner: 3 } as const satisfies Record<AccessLevel, number>;

export interface FolderAccess {
  readonly level: AccessLevel;
  /** The permission is inherited from a parent folder. Changing it breaks inheritance on this folder. */
  readonly isInherited: boolean;
}

/**
 * Access of a principal to the two folders of a form: its own folder in Form Config, and the folder of its responses.
 */
export interface RightsRow {
  readonly holder: Principal;
  readonly config: FolderAccess;
  readonly responses: FolderAccess;
}

/** Permissions of a form, as currently set on its folders. */
export interface FormRights {
  /** Sorted: owners first, then groups, then people, by name. */
  readonly rows: readonly RightsRow[];
  /**
   * State of the form's responses folder. `toCome`: the first publication will create the folder with these
   * permissions. `gone`: the folder was deleted. `closed`: the caller has no access to the folder.
   */
  readonly responsesFolder: 'there' | 'toCome' | 'gone' | 'closed';
}

export const noAccess: FolderAccess = { level: 'none', isInherited: false };

/** Merges the permissions of both folders into one row per principal. */
export function mergePermissions(config: readonly Permission[], responses: readonly Permission[]): RightsRow[] {
  const [ofConfig, ofResponses] = [groupByPrincipal(config), groupByPrincipal(responses)];
  const keys = [...new Set([...ofConfig.keys(), ...ofResponses.keys()])];
  const rows = keys.map((key) => {
    const [one, other] = [ofConfig.get(key), ofResponses.get(key)];
    return {
      // NOTE: each key comes from at least one of the two maps.
      holder: (one ?? other)!.holder,
      config: one?.access ?? noAccess,
      responses: other?.access ?? noAccess,
    };
  });
  return rows.sort(
    (one, other) => getSortOrder(one) - getSortOrder(other) || one.holder.name.localeCompare(other.holder.name),
  );
}

function getSortOrder({ holder, config, responses }: RightsRow): number {
  if (config.level === 'owner' || responses.level === 'owner') return 0;
  return holder.kind === 'person' ? 2 : 1;
}

/** Groups permissions by principal; the strongest permission of a principal counts. */
function groupByPrincipal(permissions: readonly Permission[]) {
  const known = new Map<string, { readonly holder: Principal; readonly access: FolderAccess }>();
  for (const permission of permissions) {
    const holder = toPrincipal(permission);
    if (!holder) continue;
    const before = known.get(holder.key)?.access ?? noAccess;
    const level = getRole(permission);
    if (accessLevelRanks[level] > accessLevelRanks[before.level])
      known.set(holder.key, { holder, access: { level, isInherited: isInherited(permission) } });
  }
  return known;
}
