import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/** Looks whether the link still takes the response, and gives what its PDF says: its number, the same for ever, and the form's title. */
export const preSubmitShare = apiOperation({
  name: 'preSubmitShare',
  summary: 'Take the number of a response before it is printed and submitted',
  method: 'GET',
  path: '/api/form-share-session/pre-submit',
  caller: 'share',
  limits: { address: 600, token: 60 },
  output: z.object({ submissionNumber: z.int(), title: z.string() }),
  refusals: { ...closedShareRefusals, 'no-number-left': 409 },
});
