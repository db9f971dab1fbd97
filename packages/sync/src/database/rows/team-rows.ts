import type { ComponentDefinition } from '@tideform/engine';
import type { Failure } from '../../failures/failure.ts';

export interface TenantRow {
  readonly id: string;
  readonly displayName?: string;
  /** Time when the tenant's name was last loaded. */
  readonly namedAt?: string;
  /** IDs of accounts whose list of teams was loaded on this device once, so that a missing team doesn't exist. */
  readonly listedFor?: readonly string[];
}

export interface TeamAccount {
  readonly subscriptionToken?: string;
  /** End of the token by this device's clock, computed when it was received. */
  readonly subscriptionTokenEndsAt?: string;
  readonly userLookupId?: string;
  readonly userRole?: string;
  readonly userRoleId?: string;
  readonly rolesListToken?: string;
  readonly canBuildForms?: boolean;
  readonly isTeamOwner?: boolean;
  /** Failures of the last attempts, with the waits before the next ones. */
  readonly failures?: Readonly<Partial<Record<TeamTask, { readonly tries: number; readonly backOffMs: number }>>>;
}

/** Tasks of a team's sync besides pulling changes; also the codes of their failure reports. */
export type TeamTask = 'team-upgrade' | 'roles-migration' | 'team-details';

export interface TeamRow {
  readonly id: string;
  readonly tenantId: string;
  readonly displayName: string;
  readonly internalId?: string;
  readonly channels: readonly { readonly id: string; readonly displayName: string }[];
  readonly imageDataUrl?: string;
  /** Same as `id`, because a team and its group in Graph share one ID. */
  readonly groupId?: string;
  /** Drive ID of the team's library. Absent if the team has no library yet; the first builder creates it. */
  readonly driveId?: string;
  readonly rolesListId?: string;
  readonly usersListId?: string;
  readonly schemaVersion?: string;
  readonly rolesMigratedToPermissions?: boolean;
  readonly defaultRole?: string;
  readonly privateResponsesFolderId?: string;
  /** Columns of the library that the service refused to add or to index. */
  readonly refusedColumns?: readonly string[] | undefined;
  readonly detailsLastUpdated?: string;
  /** Custom fields as last loaded from the library. */
  readonly customFields?: readonly CustomField[];
  /** Newest partition of the library's submissions when it was last looked up; there may be newer ones. */
  readonly newestPartition?: number;
  /** Maps account IDs (`userId`) to the account's data in this team, such as its token and permissions. */
  readonly accounts: Readonly<Record<string, TeamAccount>>;
}

/** Component that the builders of a team use in several forms. */
export interface CustomField {
  /** Not empty, and unique in the team regardless of case. */
  readonly name: string;
  readonly component: ComponentDefinition;
}

export interface TeamSyncRow {
  readonly id: string;
  /** Delta link, or next link within an unfinished pull. Stored only together with the changes before it. */
  readonly token?: string;
  readonly errors: readonly Failure[];
  /** ID of the last complete restart ('Resync Team Data'); a pull that started before it stores nothing more. */
  readonly startedAnew?: string;
  /** Account of the token; the skipped changes depend on what that user may see. */
  readonly userId?: string;
  /**
   * Full enumeration in progress: IDs of items found so far. Local items that aren't among them at the end are removed.
   */
  readonly resync?: { readonly seen: readonly string[] };
}
