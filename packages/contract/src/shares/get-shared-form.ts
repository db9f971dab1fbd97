import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { retentionPeriod } from '../retention/form-retention.ts';
import { closedShareRefusals } from './share-session.ts';

/**
 * A published form as strangers answer it: nothing of its team is in it but what they are to see. No email, no people, no
 * permissions, no settings of data sources; of a component that they never see its type, key and logic alone.
 */
export const getSharedForm = apiOperation({
  name: 'getSharedForm',
  summary: 'Read the form that a session answers',
  method: 'GET',
  path: '/api/form-share-session/form',
  caller: 'share',
  query: z.object({
    /** That a kept draft goes on with; the newest unless told. */
    version: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  }),
  output: z.object({
    id: recordId,
    title: z.string(),
    version: z.int(),
    /** form.io's JSON. */
    schema: z.record(z.string(), z.unknown()),
    customCss: z.optional(z.string()),
    pdfOptions: z.optional(z.record(z.string(), z.unknown())),
    /** How the response is called on paper. */
    responsesTitleTemplate: z.optional(z.string()),
    /** After how long what is sent is deleted; absent: it is kept. */
    retention: z.optional(retentionPeriod),
  }),
  refusals: closedShareRefusals,
});
