import { z } from 'zod/mini';

/** A link's code, as it stands in its address. */
export const shareCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** What a stranger reads of a link that does not open its form. */
export const shareGone = 'This form is no longer available';

/**
 * Why a link does not open its form. Of the first four the detail is what the person reads: the link's own closing text, else
 * 'This form is no longer available'.
 */
export const closedShareRefusals = {
  /** There is no such link, or its form is not published any more. */
  'share-gone': 403,
  'share-not-open-yet': 403,
  'share-closed': 403,
  'share-full': 403,
  /** The account that writes for it has to be authorized again: come back later. */
  'share-unauthorized': 409,
} as const;

/** A session in which one response is given. */
export const openedSession = z.object({
  /** Goes into the header `Session-Token` of what is asked from now on. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** Of the response that the session gives; a session that is opened again keeps it. */
  id: z.string(),
});
