import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/**
 * Submits a response. On success the response is stored on the server, which writes it to the library as soon as the
 * library is available. The idempotency key is the session's ID; the same answers result in the same submission. Files
 * of the answers may be uploaded later: see `completeShare`.
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
    /** Title in the PDF that the browser generated; the server computes its own. */
    title: z.optional(z.string().check(z.maxLength(10_000))),
    /** Version of the form that was answered. */
    version: z.int().check(z.minimum(1)),
    data: z.object({
      data: z.record(z.string(), z.unknown()),
      metadata: z._default(z.record(z.string(), z.unknown()), {}),
    }),
    /** ID under which the PDF is uploaded; `null` if there is none. */
    pdf: z.nullable(recordId),
    /**
     * Files of the answers and the PDF are uploaded after this call. The response is written to the library after
     * `completeShare`, or after a timeout without the missing files.
     */
    filesFollow: z._default(z.boolean(), false),
    /** Honeypot field, hidden from people. If it is filled in, a captcha receipt is required. */
    website: z._default(z.string().check(z.maxLength(1000)), ''),
    /** Receipt of `verifyCaptcha`. */
    receipt: z.optional(z.string().check(z.maxLength(1000))),
  }),
  output: z.object({
    id: z.string(),
    submissionNumber: z.int(),
    submittedAt: z.iso.datetime(),
  }),
  refusals: {
    ...closedShareRefusals,
    /** The answers break validation rules; the detail names fields and rules. */
    'not-valid': 422,
    /** An uploaded file is missing or differs from its announced size; the detail names it. Upload it again. */
    'files-missing': 422,
    /** Call `getCaptchaChallenge`, solve it, and submit again with the receipt. */
    'proof-required': 422,
    /** The session already submitted different answers. The server keeps those answers. */
    'already-submitted': 409,
    'no-number-left': 409,
  },
});
