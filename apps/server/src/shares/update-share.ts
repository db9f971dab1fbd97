import { updateShare as operation } from '@tideform/contract';
import { orRefusal } from '../confidential/or-refusal.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeShare } from './describe-share.ts';
import { refuseCredential } from './lent-credential.ts';
import { lookAtForm } from './look-at-form.ts';
import { closesTooEarly, settingColumns } from './share-settings.ts';
import { changeShare, readShare } from './shares-store.ts';

export const updateShare = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs } = context;
  const { userId } = caller;
  const before = await readShare(database, params);
  if (!before) return refuse('not-found');
  const { opensAt = before.opens_at?.toISOString(), closesAt = before.closes_at?.toISOString() } = body;
  if (closesTooEarly({ opensAt, closesAt })) return refuse('closes-before-it-opens');
  const { graphCredentialsId } = body;
  const refused = graphCredentialsId && (await refuseCredential(context, graphCredentialsId, caller));
  if (refused) return refused;
  return orRefusal(async () => {
    if (graphCredentialsId && !caller.isTeamOwner) {
      const { config } = await lookAtForm(context, graphAs(caller.graphToken), { ...params, userId });
      if (config.confidentialResponses) return refuse('owners-only');
    }
    const change = {
      ...(await settingColumns(body)),
      ...(graphCredentialsId && { graph_credential_id: graphCredentialsId }),
    };
    if (!(await changeShare(database, params, change))) return refuse('not-found');
    log.info({ ...params, isAuthorized: graphCredentialsId !== undefined, by: userId }, 'Share link changed');
    const after = await readShare(database, params);
    return after ? answer(await describeShare(context, after)) : refuse('not-found');
  }, 'form-not-found');
});
