import { type DriveChange, GraphError, type GraphPage, operations, UnknownReply } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import { signedIn } from '../database/own-rows.ts';
import { withReserve } from '../database/reserve.ts';
import type { TeamSyncRow } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { isQuotaExceeded } from '../failures/is-quota-exceeded.ts';
import { findLibrary } from '../library/find-library.ts';
import type { Identity } from '../ports.ts';
import { requireTeam } from '../teams/require-team.ts';
import { syncRoles } from '../teams/roles/sync-roles.ts';
import { hasUsableToken } from '../teams/team-token.ts';
import { upgradeOwnTeam } from '../teams/upgrade-team.ts';
import type { Pull } from './pull.ts';
import { type Progress, PulledElsewhere, pullPage } from './pull-page.ts';

const pageSize = 1000;
/** How often one pull may be sent back to the start. */
const maxResyncs = 3;

export interface PullOptions {
  /** The person looks at this team now: its files come first. */
  readonly isCurrent?: boolean;
  /** Nobody looks at the team: it is brought only as long as its token from the last look lasts. */
  readonly isUnattended?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Brings a team's settings, forms and the person's own drafts from the library: what changed since the last pull, or
 * everything when Graph no longer knows that point (410). What fails is left in the team's row of `teamSync` and
 * comes again with the next pull. A team without library is asked for one.
 *
 * @throws Failed `invalid-team`; GraphOutage when there was no answer; the signal's reason.
 */
export async function pullTeam(context: SyncContext, teamId: string, options: PullOptions = {}): Promise<void> {
  const team = await requireTeam(context, teamId);
  try {
    const driveId = team.driveId ?? (await lookForLibrary(context, teamId));
    if (!driveId) return;
    const identity = signedIn(context.ports);
    const bring = () => bringTeam(context, identity, { teamId, driveId }, options);
    const asked = hasUsableToken(context, identity, team, options.isUnattended !== true);
    // Who never had one is not kept from the library, whatever the server says.
    if (team.accounts[identity.userId]?.subscriptionToken === undefined) await both(asked, bring());
    else if (await asked) await bring();
  } catch (error) {
    if (error instanceof PulledElsewhere) return;
    const told: Failure = { kind: 'drive-changes', parameters: {}, cause: failureOf(error) };
    if (isQuotaExceeded(error) || error instanceof UnknownReply) await keepErrors(context, teamId, [told]);
    if (!(error instanceof GraphError)) throw error;
    await keepErrors(context, teamId, error.status === 403 ? [noAccess, told] : [told]);
  }
}

async function bringTeam(
  context: SyncContext,
  identity: Identity,
  { teamId, driveId }: { readonly teamId: string; readonly driveId: string },
  options: PullOptions,
): Promise<void> {
  await upgradeOwnTeam(context, identity, await requireTeam(context, teamId));
  const errors = await syncRoles(context, identity, await requireTeam(context, teamId));
  await pullRound({
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

/** Ends when both have ended; then what the later one has thrown goes before. */
async function both(first: Promise<unknown>, later: Promise<unknown>): Promise<void> {
  const ends = await Promise.allSettled([later, first]);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Somebody may have made the library since the details were read. Then these are stale, rights included. */
async function lookForLibrary({ database, ports }: SyncContext, teamId: string): Promise<string | undefined> {
  const library = await findLibrary(ports.graph, teamId);
  if (library) await database.teams.update(teamId, { driveId: library.driveId, detailsLastUpdated: undefined });
  return library?.driveId;
}

/** The library refuses the person. */
const noAccess: Failure = { kind: 'no-team-access', parameters: {} };

async function keepErrors({ database }: SyncContext, teamId: string, errors: readonly Failure[]): Promise<void> {
  const keep = async () => {
    await database.teamSync.put({ ...(await database.teamSync.get(teamId)), id: teamId, errors });
  };
  await withReserve(database, () => database.transaction('rw', database.teamSync, keep));
}

/** Page after page until the round ends with a delta link. */
async function pullRound(pull: Pull): Promise<void> {
  const stored = await pull.database.teamSync.get(pull.team.id);
  let link = stored && isUsable(pull, stored) ? stored.token : undefined;
  const seen = link ? stored?.resync?.seen : [];
  let progress: Progress = {
    storedToken: stored?.token,
    startedAnew: stored?.startedAnew,
    seen: seen && new Set(seen),
  };
  for (let resyncs = 0; ; ) {
    const page = await readPage(pull, link).catch((error: unknown) => {
      if (!(isForgotten(error) && resyncs++ < maxResyncs)) throw error;
      return undefined;
    });
    if (page) {
      progress = await pullPage(pull, page, progress);
      if (!page.nextLink) return;
      link = page.nextLink;
    } else {
      await note(pull.database, pull.ports.clock, pull.team.id, 'resync');
      link = undefined;
      progress = { ...progress, seen: new Set() };
    }
  }
}

/** Graph no longer knows the token. NOTE: SharePoint may say so with an error in a reply of status 200. */
function isForgotten(error: unknown): boolean {
  return error instanceof GraphError && (error.status === 410 || error.status === 200);
}

/** The token is this account's, and leads to where Graph is now: an embedded workspace may have moved to another address. */
function isUsable({ identity, ports }: Pull, { token, userId }: TeamSyncRow): boolean {
  if (token === undefined || userId !== identity.userId) return false;
  const [base, link] = [new URL(ports.graph.baseUrl), new URL(token)];
  return link.origin === base.origin && link.pathname.startsWith(`${base.pathname}/`);
}

function readPage({ ports, driveId, signal }: Pull, link: string | undefined): Promise<GraphPage<DriveChange>> {
  const where = { ...(link && { link }), ...(signal && { signal }) };
  return ports.graph.page(operations.listDriveChanges, { driveId }, { query: { top: pageSize }, ...where });
}
