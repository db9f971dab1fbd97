import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { retentionPeriod } from '../retention/form-retention.ts';
import { closedShareRefusals } from './share-session.ts';

/**
 * Returns a published form for anonymous respondents. It contains nothing of the team that they mustn't see: no emails,
 * people, permissions or settings of data sources. Components that they never see have only a type, a key and logic.
 */
export const getSharedForm = apiOperation({
  name: 'getSharedForm',
  summary: 'Get the form of a session',
  method: 'GET',
  path: '/api/form-share-session/form',
  caller: 'share',
  query: z.object({
    /** Version that a saved draft continues with; the newest by default. */
    version: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  }),
  output: z.object({
    id: recordId,
    title: z.string(),
    version: z.int(),
    /** Definition of the form, compatible with form.io. */
    schema: z.record(z.string(), z.unknown()),
    customCss: z.optional(z.string()),
    pdfOptions: z.optional(z.record(z.string(), z.unknown())),
    /** Template for the title of the response in its PDF. */
    responsesTitleTemplate: z.optional(z.string()),
    /** Period after which responses are deleted; absent if they are kept. */
    retention: z.optional(retentionPeriod),
  }),
  refusals: closedShareRefusals,
});
