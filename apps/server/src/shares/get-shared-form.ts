import { operations as api, SHARE_GONE_TEXT } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { findRetention } from '../retention/retentions-store.ts';
import { createAnonymousSchema } from './create-anonymous-schema.ts';
import { hideTeamComponents } from './hide-team-components.ts';
import { requireCurrentPassword } from './session-password.ts';
import { findSharedForm, parsePublishedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';

export const getSharedForm = implement(api.getSharedForm, async ({ query, caller }, { database }) => {
  const share = await findShare(database, caller.shareId);
  const form = await findSharedForm(database, caller, query.version);
  if (!share || share.deleted_at || !form) return refuse('share-gone', SHARE_GONE_TEXT);
  requireCurrentPassword(share, caller);
  const { schema, customCss, pdfOptions, responsesTitleTemplate } = parsePublishedForm(form);
  const retention = await findRetention(database, caller);
  return respond({
    id: caller.formId,
    title: form.title,
    version: form.version,
    schema: createAnonymousSchema(hideTeamComponents(schema)),
    ...(customCss !== undefined && { customCss }),
    ...(pdfOptions !== undefined && { pdfOptions }),
    ...(responsesTitleTemplate !== undefined && { responsesTitleTemplate }),
    ...(retention && { retention: retention.period }),
  });
});
