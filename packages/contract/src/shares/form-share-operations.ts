import { z } from 'zod/mini';
import { formParams, recordId, teamId } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/** Maximum share links per form. */
export const MAX_SHARES_PER_FORM = 50;

/** An origin such as `https://example.org`, without a path; `http` only for localhost. */
const origin = z.string().check(
  z.maxLength(255),
  z.refine((text) => {
    // NOTE: the origin is written into a Content-Security-Policy header, and the URL parser accepts semicolons in
    // hosts.
    if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) || !URL.canParse(text)) return false;
    const url = new URL(text);
    const isLocalhost = url.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1');
    return url.origin === text && (url.protocol === 'https:' || isLocalhost);
  }, 'not an origin'),
);

/** Settings of a share link. `null` means no limit, or no text. */
const shareSettings = {
  name: z.string().check(z.trim(), z.maxLength(255)),
  opensAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
  mostResponses: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  /**
   * Whether a device can submit only once. The browser remembers the submission, so this prevents accidental
   * repetition, but not deliberate repetition.
   */
  isOncePerDevice: z.boolean(),
  /** Text shown instead of the form before the link opens and after it closes. */
  closingText: z.nullable(z.string().check(z.trim(), z.maxLength(2000))),
  /** Origins of pages that may embed the form in a frame. */
  embedOrigins: z.array(origin).check(z.maxLength(20)),
} as const;

/** Password of a share link. Write-only; `null` removes the password. */
const sharePassword = z.nullable(z.string().check(z.minLength(4), z.maxLength(200)));

/** A share link of a form, for its builders. */
const formShare = z.object({
  id: z.guid(),
  /** Last part of the link. Anyone who has it can answer, so only builders can read it. */
  code: z.string(),
  created: z.iso.datetime(),
  /** Name of the creator. */
  createdBy: z.string(),
  /** Name of the owner of the account that stores the responses; `null` if it was never authorized. */
  authorizedBy: z.nullable(z.string()),
  hasValidCredentials: z.boolean(),
  ...shareSettings,
  hasPassword: z.boolean(),
  /** `unauthorized`: respondents are asked to come back later, and submitted responses are queued. */
  state: z.enum(['open', 'not-open-yet', 'closed', 'full', 'unauthorized']),
  usage: z.object({
    /** Number of sessions in which the form was loaded. */
    opened: z.int(),
    submitted: z.int(),
    /** Number of submitted responses that are stored on the server but not in the library yet. */
    waiting: z.int(),
    lastSubmittedAt: z.nullable(z.iso.datetime()),
  }),
});

export type FormShare = z.output<typeof formShare>;

/** Changes to a share link; absent properties stay unchanged. */
const shareChanges = z.partial(z.object({ ...shareSettings, password: sharePassword }));

/** ID of the caller's own credential, connected for `files`. */
const graphCredentialsId = z.guid().check(z.toLowerCase());

const shareParams = z.object({ teamId, formId: recordId, shareId: z.guid().check(z.toLowerCase()) });

const shareRefusals = {
  /** The credential isn't authorized, or isn't the caller's own. */
  'authorization-required': 409,
  'authorization-expired': 409,
  'closes-before-it-opens': 422,
  /** Responses are confidential: only the account of a team owner can write to their folders. */
  'owners-only': 409,
  ...libraryRefusals,
} as const;

/** Lists the share links of a form, newest first. For builders. */
export const listShares = apiOperation({
  name: 'listShares',
  summary: "List a form's share links",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/shares',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({ shares: z.array(formShare) }),
  refusals: {},
});

/**
 * Creates a link through which anonymous respondents answer a published form. The server stores their responses with
 * the given credential, which must be the caller's own. Anonymous respondents don't see components that need data of
 * the team.
 */
export const createShare = apiOperation({
  name: 'createShare',
  summary: 'Create a share link',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/shares',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.extend(shareChanges, { graphCredentialsId }),
  output: formShare,
  refusals: {
    ...shareRefusals,
    /** The form has the maximum number of links. */
    'too-many-shares': 409,
  },
});

/**
 * Updates the settings of a share link, or authorizes it again: with `graphCredentialsId` responses are stored with
 * that credential from now on.
 */
export const updateShare = apiOperation({
  name: 'updateShare',
  summary: 'Update or reauthorize a share link',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/shares/{shareId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: shareParams,
  body: z.extend(shareChanges, { graphCredentialsId: z.optional(graphCredentialsId) }),
  output: formShare,
  refusals: shareRefusals,
});

/** Deletes a link permanently. Responses already submitted through it are still stored in the library. */
export const deleteShare = apiOperation({
  name: 'deleteShare',
  summary: 'Delete a share link',
  method: 'DELETE',
  path: '/api/teams/{teamId}/forms/{formId}/shares/{shareId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: shareParams,
  output: z.object({ deleted: z.boolean() }),
  refusals: {},
});
