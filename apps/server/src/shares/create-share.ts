import { randomUUID } from 'node:crypto';
import { operations as api } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { withLibraryRefusals } from '../confidential/with-library-refusals.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { findLastKnownName } from '../tokens/tokens-store.ts';
import { checkCredential } from './check-credential.ts';
import { describeShare } from './describe-share.ts';
import { refreshSharedForm } from './refresh-shared-form.ts';
import { createShareCode, getCodeSealContext, hashShareCode } from './share-codes.ts';
import { closesBeforeOpening, toSettingColumns } from './share-settings.ts';
import { findFormShare, insertShare } from './shares-store.ts';

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
