import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/**
 * Checks whether the link still accepts the response, and returns its permanent submission number and the form's title
 * for the PDF.
 */
export const preSubmitShare = apiOperation({
  name: 'preSubmitShare',
  summary: "Get the submission number of a response before it's printed and submitted",
  method: 'GET',
  path: '/api/form-share-session/pre-submit',
  caller: 'share',
  limits: { address: 600, token: 60 },
  output: z.object({ submissionNumber: z.int(), title: z.string() }),
  refusals: { ...closedShareRefusals, 'no-number-left': 409 },
});
