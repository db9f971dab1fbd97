import { operations as api } from '@tideform/contract';
import { withLibraryRefusals } from '../confidential/with-library-refusals.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { checkCredential } from './check-credential.ts';
import { describeShare } from './describe-share.ts';
import { refreshSharedForm } from './refresh-shared-form.ts';
import { closesBeforeOpening, toSettingColumns } from './share-settings.ts';
import { findFormShare, saveShare } from './shares-store.ts';

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
