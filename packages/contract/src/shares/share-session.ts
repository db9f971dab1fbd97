import { z } from 'zod/mini';

/** Share code: the last part of a share link. */
export const shareCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Text shown to respondents if a share link doesn't open its form. */
export const SHARE_GONE_TEXT = 'This form is no longer available';

/**
 * Refusals of a share link. The detail of the first four is shown to the respondent: the link's closing text, or 'This
 * form is no longer available'.
 */
export const closedShareRefusals = {
  /** The link doesn't exist, or its form isn't published any more. */
  'share-gone': 403,
  'share-not-open-yet': 403,
  'share-closed': 403,
  'share-full': 403,
  /** The connected account of the link must be authorized again. */
  'share-unauthorized': 409,
} as const;

/** A session in which one response is answered. */
export const shareSession = z.object({
  /** Session token for the `Session-Token` header of later requests. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** ID of the session's response; a renewed session keeps it. */
  id: z.string(),
});
