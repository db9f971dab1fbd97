import { randomUUID } from 'node:crypto';
import { operations as api } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { withLibraryRefusals } from '../confidential/open-library-of-credential.ts';
import type { ServerContext } from '../context.ts';
import { describeCredential, findOwnCredential } from '../graph-credentials/describe-credential.ts';
import type { TenantUser } from '../graph-credentials/graph-credentials-store.ts';
import { implement, type OperationCall, refuse, respond } from '../http/implement.ts';
import { findLastKnownName } from '../tokens/tokens-store.ts';
import { refreshSharedForm } from './check-share.ts';
import { describeShare, getFilesAuthorization } from './describe-share.ts';
import { createShareCode, getCodeSealContext, hashPassword, hashShareCode } from './share-codes.ts';
import { findFormShare, insertShare, loadShares, saveShare } from './shares-store.ts';

export const listShares = implement(api.listShares, async ({ params }, context) => {
  const rows = await loadShares(context.database, params);
  return respond({ shares: await Promise.all(rows.map((row) => describeShare(context, row))) });
});

type ShareSettings = Partial<
  OperationCall<typeof api.createShare>['body'] & OperationCall<typeof api.updateShare>['body']
>;

interface AvailabilityTimes {
  readonly opensAt?: string | null | undefined;
  readonly closesAt?: string | null | undefined;
}

/** Converts the settings of a share link to database columns. Absent settings have no column. */
async function toSettingColumns(settings: ShareSettings) {
  const { name, opensAt, closesAt, mostResponses, isOncePerDevice, closingText, embedOrigins, password } = settings;
  return {
    ...(name !== undefined && { name }),
    ...(opensAt !== undefined && { opens_at: opensAt }),
    ...(closesAt !== undefined && { closes_at: closesAt }),
    ...(mostResponses !== undefined && { most_responses: mostResponses }),
    ...(isOncePerDevice !== undefined && { is_once_per_device: isOncePerDevice }),
    ...(closingText !== undefined && { closing_text: closingText || null }),
    ...(embedOrigins !== undefined && { embed_origins: [...embedOrigins] }),
    ...(password !== undefined && { password_hash: password === null ? null : await hashPassword(password) }),
  };
}

/** Returns true if a share link would close before it opens, which is probably a mistake. */
const closesBeforeOpening = ({ opensAt, closesAt }: AvailabilityTimes): boolean =>
  !!opensAt && !!closesAt && Date.parse(closesAt) <= Date.parse(opensAt);

/** Returns a refusal if the connected account doesn't belong to the caller or isn't authorized for files. */
async function checkCredential({ database, secrets }: ServerContext, id: string, caller: TenantUser) {
  const credential = await findOwnCredential(database, id, caller);
  const authorization = credential ? getFilesAuthorization(describeCredential(secrets, credential)) : 'missing';
  if (authorization === 'missing') return refuse('authorization-required', 'Authorization Required');
  if (authorization === 'expired') return refuse('authorization-expired', 'Authorization has expired');
  return undefined;
}

export const createShare = implement(api.createShare, async ({ params, body, caller, log }, context) => {
  const { database, secrets, graphAs, now } = context;
  const { teamId, formId } = params;
  const { tenantId, userId, isTeamOwner } = caller;
  if (closesBeforeOpening(body)) return refuse('closes-before-it-opens');
  const refused = await checkCredential(context, body.graphCredentialsId, caller);
  if (refused) return refused;
  return withLibraryRefusals(async () => {
    const graph = graphAs(caller.graphToken);
    const form = await refreshSharedForm(context, graph, { teamId, formId, userId });
    if (form.config.confidentialResponses && !isTeamOwner) return refuse('owners-only');
    const [id, code] = [randomUUID(), createShareCode()];
    const isAdded = await insertShare(database, {
      id,
      team_id: teamId,
      form_id: formId,
      tenant_id: tenantId,
      team_name: (await graph.call(operations.getTeam, { teamId })).displayName ?? '',
      code_hash: hashShareCode(code),
      sealed_code: secrets.seal(code, getCodeSealContext(id)),
      graph_credential_id: body.graphCredentialsId,
      created_by: userId,
      created_by_name: await findLastKnownName(database, teamId, userId),
      created_at: now(),
      deleted_at: null,
      looked_at: now(),
      ...{ name: '', opens_at: null, closes_at: null, most_responses: null, is_once_per_device: false },
      ...{ password_hash: null, closing_text: null, embed_origins: [] },
      ...(await toSettingColumns(body)),
    });
    if (!isAdded) return refuse('too-many-shares');
    log.info({ ...params, shareId: id, by: userId }, 'Share link created');
    return respond(await describeShare(context, (await findFormShare(database, { teamId, formId, shareId: id }))!));
  }, 'form-not-found');
});

export const updateShare = implement(api.updateShare, async ({ params, body, caller, log }, context) => {
  const { database, graphAs } = context;
  const { userId } = caller;
  const existing = await findFormShare(database, params);
  if (!existing) return refuse('not-found');
  const { opensAt = existing.opens_at?.toISOString(), closesAt = existing.closes_at?.toISOString() } = body;
  if (closesBeforeOpening({ opensAt, closesAt })) return refuse('closes-before-it-opens');
  const { graphCredentialsId } = body;
  const refusal = graphCredentialsId && (await checkCredential(context, graphCredentialsId, caller));
  if (refusal) return refusal;
  return withLibraryRefusals(async () => {
    if (graphCredentialsId && !caller.isTeamOwner) {
      const { config } = await refreshSharedForm(context, graphAs(caller.graphToken), { ...params, userId });
      if (config.confidentialResponses) return refuse('owners-only');
    }
    const change = {
      ...(await toSettingColumns(body)),
      ...(graphCredentialsId && { graph_credential_id: graphCredentialsId }),
    };
    if (!(await saveShare(database, params, change))) return refuse('not-found');
    log.info({ ...params, isAuthorized: graphCredentialsId !== undefined, by: userId }, 'Share link updated');
    const updated = await findFormShare(database, params);
    return updated ? respond(await describeShare(context, updated)) : refuse('not-found');
  }, 'form-not-found');
});

/**
 * Marks a share link as deleted. The row is kept, because storing pending submissions may still need its connected
 * account.
 */
export const deleteShare = implement(api.deleteShare, async ({ params, caller, log }, { database, now }) => {
  const deleted = await saveShare(database, params, { deleted_at: now(), password_hash: null });
  if (deleted) log.info({ ...params, by: caller.userId }, 'Share link deleted');
  return respond({ deleted });
});
