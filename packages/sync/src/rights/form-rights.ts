import type { Permission } from '@tideform/graph';
import { isInherited, roleOf } from '../library/permissions/role-of.ts';
import { type Holder, holderOf } from './holder.ts';

/** What somebody may do with a folder. What SharePoint has beside these is shown as reading. */
export type Level = 'none' | 'read' | 'write' | 'owner';

export const rank = { none: 0, read: 1, write: 2, owner: 3 } as const satisfies Record<Level, number>;

export interface Access {
  readonly level: Level;
  /** It comes from a folder above: changing it makes this folder leave inheritance. */
  readonly isInherited: boolean;
}

/** What somebody may do with the two folders of a form: its own in Form Config, and that of its responses. */
export interface RightsRow {
  readonly holder: Holder;
  readonly config: Access;
  readonly responses: Access;
}

/** Who may what with a form, as its folders say it now. */
export interface FormRights {
  /** Owners first, then groups, then people, by name. */
  readonly rows: readonly RightsRow[];
  /**
   * `toCome`: it is made with the first publication, and will have these rows; `gone`: somebody has deleted it; `closed`: the
   * caller may not look into it.
   */
  readonly responsesFolder: 'there' | 'toCome' | 'gone' | 'closed';
}

export const nothing: Access = { level: 'none', isInherited: false };

/** One row for everybody who has a permission of one of the folders. */
export function rowsOf(config: readonly Permission[], responses: readonly Permission[]): RightsRow[] {
  const [ofConfig, ofResponses] = [byHolder(config), byHolder(responses)];
  const keys = [...new Set([...ofConfig.keys(), ...ofResponses.keys()])];
  const rows = keys.map((key) => {
    const [one, other] = [ofConfig.get(key), ofResponses.get(key)];
    return {
      // NOTE: the key is of one of the two.
      holder: (one ?? other)!.holder,
      config: one?.access ?? nothing,
      responses: other?.access ?? nothing,
    };
  });
  return rows.sort((one, other) => placeOf(one) - placeOf(other) || one.holder.name.localeCompare(other.holder.name));
}

function placeOf({ holder, config, responses }: RightsRow): number {
  if (config.level === 'owner' || responses.level === 'owner') return 0;
  return holder.kind === 'person' ? 2 : 1;
}

/** Whoever has several permissions may do what the strongest says. */
function byHolder(permissions: readonly Permission[]) {
  const known = new Map<string, { readonly holder: Holder; readonly access: Access }>();
  for (const permission of permissions) {
    const holder = holderOf(permission);
    if (!holder) continue;
    const before = known.get(holder.key)?.access ?? nothing;
    const level = roleOf(permission);
    if (rank[level] > rank[before.level])
      known.set(holder.key, { holder, access: { level, isInherited: isInherited(permission) } });
  }
  return known;
}
