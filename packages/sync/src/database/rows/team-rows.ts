import type { ComponentDefinition } from '@tideform/engine';
import type { Failure } from '../../failures/failure.ts';

export interface TenantRow {
  readonly id: string;
  readonly displayName?: string;
  /** When its name was last asked for. */
  readonly namedAt?: string;
  /** Accounts whose list of teams has come to this device once: what is missing in it does not exist. */
  readonly listedFor?: readonly string[];
}

export interface TeamAccount {
  readonly subscriptionToken?: string;
  /** When it ends by this device's clock, counted from when it came. */
  readonly subscriptionTokenEndsAt?: string;
  readonly userLookupId?: string;
  readonly userRole?: string;
  readonly userRoleId?: string;
  readonly rolesListToken?: string;
  readonly canBuildForms?: boolean;
  readonly isTeamOwner?: boolean;
  /** What failed last time, and how long the next try waits. */
  readonly failures?: Readonly<Partial<Record<TeamChore, { readonly tries: number; readonly backOffMs: number }>>>;
}

/** What a team's sync does beside bringing changes; also the codes by which failures are reported. */
export type TeamChore = 'team-upgrade' | 'roles-migration' | 'team-details';

export interface TeamRow {
  readonly id: string;
  readonly tenantId: string;
  readonly displayName: string;
  readonly internalId?: string;
  readonly channels: readonly { readonly id: string; readonly displayName: string }[];
  readonly imageDataUrl?: string;
  /** Graph's team and its group have one id: the same as `id`. */
  readonly groupId?: string;
  /** Absent: the team has no library yet; the first build makes one. */
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
  /** As they were last read of the library. */
  readonly customFields?: readonly CustomField[];
  /** Of the library's submissions, when it was last looked for; one that is newer may be there since. */
  readonly newestPartition?: number;
  /** By local account id (`userId`). */
  readonly accounts: Readonly<Record<string, TeamAccount>>;
}

/** A component that the builders of a team use in several forms. */
export interface CustomField {
  /** Not empty, and no other field of the team has it in whatever case. */
  readonly name: string;
  readonly component: ComponentDefinition;
}

export interface TeamSyncRow {
  readonly id: string;
  /** Where to go on: a delta link, or a next link within a round. Stored only together with the changes it stands for. */
  readonly token?: string;
  readonly errors: readonly Failure[];
  /** Names the last start from nothing ('Resync Team Data'): a pull that began before it keeps nothing more. */
  readonly startedAnew?: string;
  /** Whose token it is: what it has passed over depends on what that person may see. */
  readonly userId?: string;
  /** A full enumeration is under way: items of local rows that came back so far. What did not is swept at its end. */
  readonly resync?: { readonly seen: readonly string[] };
}
