import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { closedShareRefusals } from './share-session.ts';

/** Most files of one response, its PDF too. */
export const filesOfShareSession = 60;

/** Most bytes of one file. */
export const largestSharedFileBytes = 250_000_000;

/**
 * Asks for addresses to which files of a response are sent, straight into the library: by `PUT` of ranges (`Content-Range`), without a
 * token. Each is good for one name in the response's own folder. What is answered to the last range says how the file is called there; it is
 * no secret of the team. Asked again for the same id, a file has another address for the same place.
 */
export const createShareUploadUrls = apiOperation({
  name: 'createShareUploadUrls',
  summary: 'Ask where files of a response are sent',
  method: 'POST',
  path: '/api/form-share-session/upload-urls',
  caller: 'share',
  limits: { address: 300, token: 60 },
  body: z.object({
    files: z
      .array(
        z.object({
          /** As the answer names the file. */
          id: recordId,
          name: z.string().check(z.minLength(1), z.maxLength(255)),
          type: z._default(z.string().check(z.maxLength(255)), ''),
          /** Bytes: not one more may come. */
          size: z.int().check(z.minimum(1), z.maximum(largestSharedFileBytes)),
          /** `replace`: the response's PDF, and nothing else. */
          conflictBehavior: z.enum(['rename', 'replace']),
        }),
      )
      .check(z.minLength(1), z.maxLength(20)),
  }),
  output: z.object({
    files: z.array(
      z.object({
        id: recordId,
        /** How it is called in the library. */
        name: z.string(),
        uploadUrl: z.string(),
        expiresAt: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: {
    ...closedShareRefusals,
    /** No field of the form takes such a file; the detail names it. */
    'file-not-wanted': 422,
    'too-many-files': 422,
    'already-submitted': 409,
    'no-number-left': 409,
  },
});
