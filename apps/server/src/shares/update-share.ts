import { updateShare as operation } from '@tideform/contract';
import { withRefusals } from '../confidential/with-refusals.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeShare } from './describe-share.ts';
import { refreshSharedForm } from './refresh-shared-form.ts';
import { refuseCredential } from './refuse-credential.ts';
import { closesBeforeOpening, toSettingColumns } from './share-settings.ts';
import { findFormShare, saveShare } from './shares-store.ts';

export const updateShare = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs } = context;
  const { userId } = caller;
  const existing = await findFormShare(database, params);
  if (!existing) return refuse('not-found');
  const { opensAt = existing.opens_at?.toISOString(), closesAt = existing.closes_at?.toISOString() } = body;
  if (closesBeforeOpening({ opensAt, closesAt })) return refuse('closes-before-it-opens');
  const { graphCredentialsId } = body;
  const refusal = graphCredentialsId && (await refuseCredential(context, graphCredentialsId, caller));
  if (refusal) return refusal;
  return withRefusals(async () => {
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
    return updated ? answer(await describeShare(context, updated)) : refuse('not-found');
  }, 'form-not-found');
});
