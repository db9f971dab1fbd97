import { getSharedForm as operation, shareGone } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { readRetention } from '../retention/retentions-store.ts';
import { hideTeamParts } from './hide-team-parts.ts';
import { schemaForStrangers } from './schema-for-strangers.ts';
import { requireUnlocked } from './session-lock.ts';
import { readPublished, readSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';

export const getSharedForm = implement(operation, async ({ query, caller }, { database }) => {
  const share = await findShare(database, caller.shareId);
  const form = await readSharedForm(database, caller, query.version);
  if (!share || share.deleted_at || !form) return refuse('share-gone', shareGone);
  requireUnlocked(share, caller);
  const { schema, customCss, pdfOptions, responsesTitleTemplate } = readPublished(form);
  const retention = await readRetention(database, caller);
  return answer({
    id: caller.formId,
    title: form.title,
    version: form.version,
    schema: schemaForStrangers(hideTeamParts(schema)),
    ...(customCss !== undefined && { customCss }),
    ...(pdfOptions !== undefined && { pdfOptions }),
    ...(responsesTitleTemplate !== undefined && { responsesTitleTemplate }),
    ...(retention && { retention: retention.period }),
  });
});
