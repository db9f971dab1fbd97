import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/** Says that the files of a response that was submitted with `filesFollow` have been sent. Asked again, it changes nothing. */
export const completeShare = apiOperation({
  name: 'completeShare',
  summary: 'Say that the files of a submitted response have been sent',
  method: 'POST',
  path: '/api/form-share-session/complete',
  caller: 'share',
  limits: { address: 600, token: 30 },
  body: z.object({
    /** Id under which the PDF was sent; `null`: there is none. */
    pdf: z.nullable(recordId),
  }),
  output: z.object({ id: z.string() }),
  refusals: {
    ...closedShareRefusals,
    /** Call `submitShare` first. */
    'not-submitted': 409,
    /** A file that the answers name is not there as it was announced; the detail names it. Send it again. */
    'files-missing': 422,
    /** The content of a file isn't what its name says; the detail names it. The response comes into the library without it in the end. */
    'not-valid': 422,
  },
});
