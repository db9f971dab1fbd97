import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/**
 * Submits a response. Once this has answered it is safe on the server, which brings it into the library whenever that is there. The key is
 * the session's id. Again with the same answers it is the same submission. Files that its answers name may follow: `completeShare`.
 */
export const submitShare = apiOperation({
  name: 'submitShare',
  summary: 'Submit the response of a session',
  method: 'POST',
  path: '/api/form-share-session/submit',
  caller: 'share',
  limits: { address: 600, token: 30 },
  bodyLimitBytes: 4 * 1024 * 1024,
  idempotent: true,
  body: z.object({
    /** As the browser has printed it; the server makes its own. */
    title: z.optional(z.string().check(z.maxLength(10_000))),
    /** Of the form that was answered. */
    version: z.int().check(z.minimum(1)),
    data: z.object({
      data: z.record(z.string(), z.unknown()),
      metadata: z._default(z.record(z.string(), z.unknown()), {}),
    }),
    /** Id under which the PDF was sent; `null`: there is none. */
    pdf: z.nullable(recordId),
    /**
     * Files of the answers and the PDF are sent after this. The library gets the response once `completeShare` was called, or some time
     * has passed: then without what has not arrived.
     */
    filesFollow: z._default(z.boolean(), false),
    /** A field that no person sees. What fills it in has to prove itself. */
    website: z._default(z.string().check(z.maxLength(1000)), ''),
    /** Of `verifyCaptcha`. */
    receipt: z.optional(z.string().check(z.maxLength(1000))),
  }),
  output: z.object({
    id: z.string(),
    submissionNumber: z.int(),
    submittedAt: z.iso.datetime(),
  }),
  refusals: {
    ...closedShareRefusals,
    /** Rules of the form are broken; the detail names fields and rules. */
    'not-valid': 422,
    /** A file that the answers name is not there as it was announced; the detail names it. Send it again. */
    'files-missing': 422,
    /** Ask `getCaptchaChallenge`, solve it, and submit again with its receipt. */
    'proof-required': 422,
    /** This session has submitted other answers; those count. */
    'already-submitted': 409,
    'no-number-left': 409,
  },
});
