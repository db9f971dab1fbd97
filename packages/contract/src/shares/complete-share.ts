import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/** Reports that all files of a response submitted with `filesFollow` are uploaded. Idempotent. */
export const completeShare = apiOperation({
  name: 'completeShare',
  summary: 'Confirm that the files of a submitted response were uploaded',
  method: 'POST',
  path: '/api/form-share-session/complete',
  caller: 'share',
  limits: { address: 600, token: 30 },
  body: z.object({
    /** ID under which the PDF was uploaded; `null` if there is none. */
    pdf: z.nullable(recordId),
  }),
  output: z.object({ id: z.string() }),
  refusals: {
    ...closedShareRefusals,
    /** `submitShare` must be called first. */
    'not-submitted': 409,
    /** An uploaded file is missing or differs from its announced size; the detail names it. Upload it again. */
    'files-missing': 422,
    /**
     * A file's content doesn't match its extension; the detail names it. The response is eventually stored without it.
     */
    'not-valid': 422,
  },
});
