import { z } from 'zod/mini';
import { emailFailure } from '../email/email-message-operations.ts';
import { emailSender } from '../email/email-template.ts';
import { formParams, recordId, teamId } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/** Maximum summary emails per form, and maximum recipients of one. */
export const MAX_SUMMARY_MAILS_PER_FORM = 20;
export const MAX_SUMMARY_MAIL_RECIPIENTS = 50;

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Schedule of a summary email. It covers the previous day, the previous seven days, or the previous calendar month. */
const scheduleShape = {
  every: z.enum(['day', 'week', 'month']),
  /** Day of the week, 1 for Monday. Only for weekly summaries. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  /** Day of the month; shorter months use their last day. Only for monthly summaries. */
  monthDay: z.int().check(z.minimum(1), z.maximum(31)),
  /** Time of day, in minutes past midnight in `timeZone`. */
  minutes: z.int().check(z.minimum(0), z.maximum(1439)),
  /** IANA name of the time zone. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone, 'Unknown time zone')),
};

const summarySchedule = z.object(scheduleShape);
export type SummarySchedule = z.output<typeof summarySchedule>;

const settingsShape = {
  ...scheduleShape,
  /** The saved view with the filters and metrics of the summary; `null` for all submissions. */
  viewId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  /** BCP 47 tag of the summary's language. */
  language: z.string().check(z.minLength(2), z.maxLength(35)),
  sender: emailSender,
  isPaused: z.boolean(),
};

/** Settings of a summary email. Recipients are stored by user ID; their addresses come from the directory. */
const summaryMailSettings = z.object({
  ...settingsShape,
  to: z.array(z.guid().check(z.toLowerCase())).check(z.minLength(1), z.maxLength(MAX_SUMMARY_MAIL_RECIPIENTS)),
});

export type SummaryMailSettings = z.output<typeof summaryMailSettings>;

/** Reasons why a summary email wasn't sent: the reasons of all emails, and those of summaries only. */
const summaryFailure = z.enum([
  ...emailFailure.options,
  /** The form isn't published any more. The summary is paused. */
  'form-gone',
  /** The form's view was deleted. The summary is paused. */
  'view-gone',
  /** The library is unreachable, or the account can no longer read it. */
  'library-unreadable',
]);

export type SummaryFailure = z.output<typeof summaryFailure>;

/** A summary email about a form's submissions, for its builders. */
const summaryMail = z.object({
  id: z.guid(),
  ...settingsShape,
  to: z.array(z.object({ id: z.guid(), name: z.string(), address: z.string() })),
  /** Time of the next summary; `null` while it is paused. */
  nextAt: z.nullable(z.iso.datetime()),
  /** Result of the last summary; `null` before the first one. `uncertain`: it may have arrived. */
  last: z.nullable(
    z.object({
      at: z.iso.datetime(),
      outcome: z.enum(['sent', 'failed', 'uncertain']),
      failure: z.nullable(summaryFailure),
    }),
  ),
  /**
   * Name of the account that reads the library and sends the summary: the account of the user who last edited the
   * summary.
   */
  account: z.nullable(z.string()),
  /** Whether the account is connected for all purposes that the summary needs. */
  authorization: z.enum(['missing', 'expired', 'valid']),
});

export type SummaryMail = z.output<typeof summaryMail>;

const summaryMailParams = z.object({ teamId, formId: recordId, summaryMailId: z.guid().check(z.toLowerCase()) });

const summaryMailRefusals = {
  /** The caller's account isn't connected for files, or for mail if it sends. */
  'authorization-required': 409,
  'authorization-expired': 409,
  'no-mail-server': 409,
  /** The directory has no email address of a recipient. The detail is the recipient's ID. */
  'no-mail-address': 409,
  'too-many-summary-mails': 409,
  ...libraryRefusals,
} as const;

/** Lists the summary emails of a form, oldest first. For builders. */
export const listSummaryMails = apiOperation({
  name: 'listSummaryMails',
  summary: "List a form's summary emails",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: z.object({
    summaryMails: z.array(summaryMail),
    /** From address of the server's emails; `null` if the server has no mail server. */
    serverAddress: z.nullable(z.string()),
  }),
  refusals: {},
});

/**
 * Creates or updates a summary email. It reads submissions and sends with the caller's account from then on. For
 * builders who can read all of the form's responses.
 */
export const putSummaryMail = apiOperation({
  name: 'putSummaryMail',
  summary: 'Create or update a summary email',
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  body: summaryMailSettings,
  output: z.object({ summaryMail }),
  refusals: summaryMailRefusals,
});

/** Deletes a summary email. For builders. */
export const deleteSummaryMail = apiOperation({
  name: 'deleteSummaryMail',
  summary: 'Delete a summary email',
  method: 'DELETE',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  output: z.object({ deleted: z.boolean() }),
  refusals: {},
});

/**
 * Sends a summary immediately, only to the caller, as if it were due today. The schedule stays unchanged. `not-found`:
 * the summary doesn't exist. For builders who can read all of the form's responses.
 */
export const trySummaryMail = apiOperation({
  name: 'trySummaryMail',
  summary: 'Send a summary email to the caller as a test',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/summary-mails/{summaryMailId}/try',
  caller: 'team-and-graph',
  role: 'builder',
  params: summaryMailParams,
  output: z.object({
    /** Address that the summary was sent to. */
    to: z.string(),
    status: z.enum(['sent', 'error']),
    failure: z.nullable(summaryFailure),
  }),
  refusals: summaryMailRefusals,
  limits: { token: 10 },
});
