import { type DriveChange, GraphError, type GraphPage, operations, UnexpectedResponseError } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import type { TeamSyncRow } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import { isQuotaExceeded, toFailure } from '../failures/to-failure.ts';
import { findLibrary } from '../library/find-library.ts';
import type { Identity } from '../ports.ts';
import { upgradeOwnTeam } from '../teams/initialise-team.ts';
import { requireTeam } from '../teams/require-team.ts';
import { syncRoles } from '../teams/roles/sync-roles.ts';
import { hasUsableToken } from '../teams/team-token.ts';
import { ConcurrentPull, type PullProgress, pullPage } from './pull-page.ts';
import type { TeamPull } from './team-pull.ts';

const pageSize = 1000;
/** Maximum number of times that Graph may reset one pull to the beginning. */
const maxResyncs = 3;

export interface PullOptions {
  /** The user is viewing this team: its files are loaded first. */
  readonly isCurrent?: boolean;
  /** Background pull of a team that isn't visible, as long as the token from the last visit is valid. */
  readonly isUnattended?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Loads a team's settings, forms and the user's own drafts from the library: the changes since the last pull, or
 * everything when Graph no longer knows that state (410). Failures are stored in the team's row of `teamSync` and
 * retried with the next pull. For a team without a known library, the library is looked up first.
 *
 * @throws FailureError `invalid-team`; GraphOutage without a response; the signal's reason
 */
export async function pullTeam(context: SyncContext, teamId: string, options: PullOptions = {}): Promise<void> {
  const team = await requireTeam(context, teamId);
  try {
    const driveId = team.driveId ?? (await findDriveId(context, teamId));
    if (!driveId) return;
    const identity = requireIdentity(context.ports);
    const pullLibrary = () => pullTeamLibrary(context, identity, { teamId, driveId }, options);
    const hasToken = hasUsableToken(context, identity, team, options.isUnattended !== true);
    // An account that never had a token may read the library, whatever the server responds.
    if (team.accounts[identity.userId]?.subscriptionToken === undefined) await settleBoth(hasToken, pullLibrary());
    else if (await hasToken) await pullLibrary();
  } catch (error) {
    if (error instanceof ConcurrentPull) return;
    const failure: Failure = { kind: 'drive-changes', parameters: {}, cause: toFailure(error) };
    if (isQuotaExceeded(error) || error instanceof UnexpectedResponseError)
      await saveErrors(context, teamId, [failure]);
    if (!(error instanceof GraphError)) throw error;
    await saveErrors(context, teamId, error.status === 403 ? [noAccess, failure] : [failure]);
  }
}

async function pullTeamLibrary(
  context: SyncContext,
  identity: Identity,
  { teamId, driveId }: { readonly teamId: string; readonly driveId: string },
  options: PullOptions,
): Promise<void> {
  await upgradeOwnTeam(context, identity, await requireTeam(context, teamId));
  const errors = await syncRoles(context, identity, await requireTeam(context, teamId));
  await pullPages({
    ...context,
    team: await requireTeam(context, teamId),
    driveId,
    identity,
    isCurrent: options.isCurrent ?? false,
    signal: options.signal,
    errors,
    unreadable: [],
  });
}

/** Waits for both promises; if both reject, throws the reason of `later`. */
async function settleBoth(first: Promise<unknown>, later: Promise<unknown>): Promise<void> {
  const ends = await Promise.allSettled([later, first]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Looks for a library that another user may have created since the details were read. The details, including
 * permissions, are then outdated.
 */
async function findDriveId({ database, ports }: SyncContext, teamId: string): Promise<string | undefined> {
  const library = await findLibrary(ports.graph, teamId);
  if (library) await database.teams.update(teamId, { driveId: library.driveId, detailsLastUpdated: undefined });
  return library?.driveId;
}

/** Failure when the library refuses the user's access. */
const noAccess: Failure = { kind: 'no-team-access', parameters: {} };

async function saveErrors({ database }: SyncContext, teamId: string, errors: readonly Failure[]): Promise<void> {
  const write = async () => {
    await database.teamSync.put({ ...(await database.teamSync.get(teamId)), id: teamId, errors });
  };
  await withStorageReserve(database, () => database.transaction('rw', database.teamSync, write));
}

/** Pulls page after page until the delta link is reached. */
async function pullPages(pull: TeamPull): Promise<void> {
  const stored = await pull.database.teamSync.get(pull.team.id);
  let link = stored && isTokenUsable(pull, stored) ? stored.token : undefined;
  const seen = link ? stored?.resync?.seen : [];
  let progress: PullProgress = {
    storedToken: stored?.token,
    startedAnew: stored?.startedAnew,
    seen: seen && new Set(seen),
  };
  for (let resyncs = 0; ; ) {
    const page = await fetchDrivePage(pull, link).catch((error: unknown) => {
      if (!(isTokenExpired(error) && resyncs++ < maxResyncs)) throw error;
      return undefined;
    });
    if (page) {
      progress = await pullPage(pull, page, progress);
      if (!page.nextLink) return;
      link = page.nextLink;
    } else {
      await addJournalEntry(pull.database, pull.ports.clock, pull.team.id, 'resync');
      link = undefined;
      progress = { ...progress, seen: new Set() };
    }
  }
}

/**
 * Returns whether Graph no longer knows the token.
 * NOTE: SharePoint may report this as an error in a response with status 200.
 */
function isTokenExpired(error: unknown): boolean {
  return error instanceof GraphError && (error.status === 410 || error.status === 200);
}

/**
 * Returns whether the token belongs to this account and to Graph's current address: an embedded workspace may have
 * moved.
 */
function isTokenUsable({ identity, ports }: TeamPull, { token, userId }: TeamSyncRow): boolean {
  if (token === undefined || userId !== identity.userId) return false;
  const [base, link] = [new URL(ports.graph.baseUrl), new URL(token)];
  return link.origin === base.origin && link.pathname.startsWith(`${base.pathname}/`);
}

function fetchDrivePage(
  { ports, driveId, signal }: TeamPull,
  link: string | undefined,
): Promise<GraphPage<DriveChange>> {
  const where = { ...(link && { link }), ...(signal && { signal }) };
  return ports.graph.page(operations.listDriveChanges, { driveId }, { query: { top: pageSize }, ...where });
}
