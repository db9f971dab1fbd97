import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';

/** Most links of one form. */
export const sharesOfForm = 50;

/** `https://example.org`; a page of this machine may come by http. No path. */
const origin = z.string().check(
  z.maxLength(255),
  z.refine((text) => {
    // NOTE: it goes into a policy: a host may have a semicolon, as far as addresses are concerned.
    if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(text) || !URL.canParse(text)) return false;
    const url = new URL(text);
    const isNear = url.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1');
    return url.origin === text && (url.protocol === 'https:' || isNear);
  }, 'not an origin'),
);

/** What a builder says of a link. `null`: no such limit, or no text. */
export const shareSettings = {
  name: z.string().check(z.trim(), z.maxLength(255)),
  opensAt: z.nullable(z.iso.datetime()),
  closesAt: z.nullable(z.iso.datetime()),
  mostResponses: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  /** Asked of the browser, which remembers that it has sent one: it keeps honest people from sending two. */
  isOncePerDevice: z.boolean(),
  /** Shown instead of the form while it is not open, or open no more. */
  closingText: z.nullable(z.string().check(z.trim(), z.maxLength(2000))),
  /** Origins of pages that may frame it. */
  embedOrigins: z.array(origin).check(z.maxLength(20)),
} as const;

/** Nothing about it can be read back. `null`: no password. */
export const sharePassword = z.nullable(z.string().check(z.minLength(4), z.maxLength(200)));

/** A link by which anybody answers a form, as its builders see it. */
export const formShare = z.object({
  id: z.guid(),
  /** The last part of the link. Who has it may answer, so builders alone see it. */
  code: z.string(),
  created: z.iso.datetime(),
  /** By name. */
  createdBy: z.string(),
  /** Whose account writes what strangers send, by name; `null`: it was never authorized. */
  authorizedBy: z.nullable(z.string()),
  hasValidCredentials: z.boolean(),
  ...shareSettings,
  hasPassword: z.boolean(),
  /** `unauthorized`: strangers are asked to come back later, and what they have sent waits. */
  state: z.enum(['open', 'not-open-yet', 'closed', 'full', 'unauthorized']),
  usage: z.object({
    /** Sessions in which a form was asked for. */
    opened: z.int(),
    submitted: z.int(),
    /** Of those submitted: safe with the server, and not in the library yet. */
    waiting: z.int(),
    lastSubmittedAt: z.nullable(z.iso.datetime()),
  }),
});

export type FormShare = z.output<typeof formShare>;

/** Anything of a link that can be changed; what is left out stays. */
export const shareChanges = z.partial(z.object({ ...shareSettings, password: sharePassword }));

/** The caller's own credential, lent for `files`. */
export const graphCredentialsId = z.guid().check(z.toLowerCase());

export const shareParams = z.object({ teamId, formId: recordId, shareId: z.guid().check(z.toLowerCase()) });

export const shareRefusals = {
  /** The credential lacks its authorization, or is nobody's that the caller may lend. */
  'authorization-required': 409,
  'authorization-expired': 409,
  'closes-before-it-opens': 422,
  /** Responses are confidential: only the account of a team owner may write where they lie. */
  'owners-only': 409,
  ...libraryRefusals,
} as const;
