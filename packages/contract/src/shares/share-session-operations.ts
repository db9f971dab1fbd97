import { z } from 'zod/mini';
import { recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { retentionPeriod } from '../retention/retention-operations.ts';

/** Share code: the last part of a share link. */
const shareCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

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
const shareSession = z.object({
  /** Session token for the `Session-Token` header of later requests. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** ID of the session's response; a renewed session keeps it. */
  id: z.string(),
});

/**
 * Opens a session with a link's password, or renews an expired session: with a `token` that is at most 90 days old it
 * continues with the same response, so that a response isn't submitted twice if the first submission's result was lost.
 * Renewing needs no password.
 */
export const openShareSession = apiOperation({
  name: 'openShareSession',
  summary: 'Open a session with a password, or reopen a session',
  method: 'POST',
  path: '/api/form-share-session/token',
  caller: 'none',
  limits: { address: 300 },
  body: z.object({
    code: shareCode,
    password: z.optional(z.string().check(z.maxLength(200))),
    token: z.optional(z.string().check(z.maxLength(4000))),
  }),
  output: shareSession,
  refusals: {
    ...closedShareRefusals,
    'password-required': 422,
    'wrong-password': 422,
  },
});

/** Returns the form and response of a share session. */
export const getShareSession = apiOperation({
  name: 'getShareSession',
  summary: 'Get a session',
  method: 'GET',
  path: '/api/form-share-session',
  caller: 'share',
  output: z.object({
    /** ID of the response. */
    id: z.string(),
    /** Submission number of the response; `null` until `preSubmitShare` assigns it. */
    submissionNumber: z.nullable(z.int()),
    /** Title of the form. */
    title: z.string(),
    /** Path of `getSharedForm`, which returns the form as JSON. Requires the header `Session-Token`. */
    downloadUrl: z.string(),
    team: z.object({ name: z.string() }),
    isOncePerDevice: z.boolean(),
    closesAt: z.nullable(z.iso.datetime()),
    /** Whether this session already submitted its response. */
    isSubmitted: z.boolean(),
  }),
  refusals: closedShareRefusals,
});

/** Opens a session for a new response with a share code. */
export const getShareSessionToken = apiOperation({
  name: 'getShareSessionToken',
  summary: 'Open a session with the code of a share link',
  method: 'GET',
  path: '/api/form-share-session/token',
  caller: 'none',
  limits: { address: 600 },
  query: z.object({ code: shareCode }),
  output: shareSession,
  refusals: {
    ...closedShareRefusals,
    /** The link has a password: call `openShareSession` instead. */
    'password-required': 422,
  },
});

/**
 * Returns a published form for anonymous respondents. It contains nothing of the team that they mustn't see: no emails,
 * people, permissions or settings of data sources. Components that they never see have only a type, a key and logic.
 */
export const getSharedForm = apiOperation({
  name: 'getSharedForm',
  summary: 'Get the form of a session',
  method: 'GET',
  path: '/api/form-share-session/form',
  caller: 'share',
  query: z.object({
    /** Version that a saved draft continues with; the newest by default. */
    version: z.optional(z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  }),
  output: z.object({
    id: recordId,
    title: z.string(),
    version: z.int(),
    /** Definition of the form, compatible with form.io. */
    schema: z.record(z.string(), z.unknown()),
    customCss: z.optional(z.string()),
    pdfOptions: z.optional(z.record(z.string(), z.unknown())),
    /** Template for the title of the response in its PDF. */
    responsesTitleTemplate: z.optional(z.string()),
    /** Period after which responses are deleted; absent if they are kept. */
    retention: z.optional(retentionPeriod),
  }),
  refusals: closedShareRefusals,
});
