import { randomUUID } from 'node:crypto';
import { createShare as operation } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { orRefusal } from '../confidential/or-refusal.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { readSeenName } from '../tokens/tokens-store.ts';
import { describeShare } from './describe-share.ts';
import { refuseCredential } from './lent-credential.ts';
import { lookAtForm } from './look-at-form.ts';
import { codePlace, hashOfCode, newShareCode } from './share-codes.ts';
import { closesTooEarly, settingColumns } from './share-settings.ts';
import { addShare, readShare } from './shares-store.ts';

export const createShare = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, secrets, graphAs, now } = context;
  const { teamId, formId } = params;
  const { tenantId, userId, isTeamOwner } = caller;
  if (closesTooEarly(body)) return refuse('closes-before-it-opens');
  const refused = await refuseCredential(context, body.graphCredentialsId, caller);
  if (refused) return refused;
  return orRefusal(async () => {
    const graph = graphAs(caller.graphToken);
    const seen = await lookAtForm(context, graph, { teamId, formId, userId });
    if (seen.config.confidentialResponses && !isTeamOwner) return refuse('owners-only');
    const [id, code] = [randomUUID(), newShareCode()];
    const made = await addShare(database, {
      id,
      team_id: teamId,
      form_id: formId,
      tenant_id: tenantId,
      team_name: (await graph.call(operations.getTeam, { teamId })).displayName ?? '',
      code_hash: hashOfCode(code),
      sealed_code: secrets.seal(code, codePlace(id)),
      graph_credential_id: body.graphCredentialsId,
      created_by: userId,
      created_by_name: await readSeenName(database, teamId, userId),
      created_at: now(),
      deleted_at: null,
      looked_at: now(),
      ...{ name: '', opens_at: null, closes_at: null, most_responses: null, is_once_per_device: false },
      ...{ password_hash: null, closing_text: null, embed_origins: [] },
      ...(await settingColumns(body)),
    });
    if (!made) return refuse('too-many-shares');
    log.info({ ...params, shareId: id, by: userId }, 'Share link made');
    return answer(await describeShare(context, (await readShare(database, { teamId, formId, shareId: id }))!));
  }, 'form-not-found');
});
