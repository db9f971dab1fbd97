import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session-operations.ts';

/** Maximum files per response, including its PDF. */
export const MAX_FILES_PER_SHARE_SESSION = 60;

/** Maximum size of a file in bytes. */
const MAX_SHARED_FILE_BYTES = 250_000_000;

/**
 * Creates URLs to which files of a response are uploaded, directly into the library: by `PUT` of ranges
 * (`Content-Range`), without a token. Each URL is valid for one file name in the response's own folder. The response to
 * the last range contains the file's final name, which isn't confidential. Repeating the call for the same ID returns a
 * new URL for the same file.
 */
export const createShareUploadUrls = apiOperation({
  name: 'createShareUploadUrls',
  summary: "Create upload URLs for a response's files",
  method: 'POST',
  path: '/api/form-share-session/upload-urls',
  caller: 'share',
  limits: { address: 300, token: 60 },
  body: z.object({
    files: z
      .array(
        z.object({
          /** ID of the file in the answer. */
          id: recordId,
          name: z.string().check(z.minLength(1), z.maxLength(255)),
          type: z._default(z.string().check(z.maxLength(255)), ''),
          /** Exact size in bytes. */
          size: z.int().check(z.minimum(1), z.maximum(MAX_SHARED_FILE_BYTES)),
          /** `replace` is for the response's PDF only. */
          conflictBehavior: z.enum(['rename', 'replace']),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  }),
  output: z.object({
    files: z.array(
      z.object({
        id: recordId,
        /** Name of the file in the library. */
        name: z.string(),
        uploadUrl: z.string(),
        expiresAt: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {
    ...closedShareRefusals,
    /** No field of the form accepts the file; the detail names it. */
    'file-not-wanted': 422,
    'too-many-files': 422,
    'already-submitted': 409,
    'no-number-left': 409,
  },
});

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
