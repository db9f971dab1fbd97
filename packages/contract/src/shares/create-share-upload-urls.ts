import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/** Maximum files per response, including its PDF. */
export const MAX_FILES_PER_SHARE_SESSION = 60;

/** Maximum size of a file in bytes. */
export const MAX_SHARED_FILE_BYTES = 250_000_000;

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
