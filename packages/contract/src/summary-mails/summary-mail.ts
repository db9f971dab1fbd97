import { z } from 'zod/mini';
import { emailFailure } from '../email/email-status.ts';
import { emailSender } from '../email/email-template.ts';
import { recordId, teamId } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';

/** Most of one form, and most people of one. */
export const summaryMailsOfForm = 20;
export const peopleOfSummaryMail = 50;

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** When a summary goes out, and of which days: of the day before, of the seven days before, of the calendar month before. */
const schedule = {
  every: z.enum(['day', 'week', 'month']),
  /** 1 is Monday. Of what goes out weekly. */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  /** The last day of months that are shorter. Of what goes out monthly. */
  monthDay: z.int().check(z.minimum(1), z.maximum(31)),
  /** Past midnight, on the clock of `timeZone`. */
  minutes: z.int().check(z.minimum(0), z.maximum(1439)),
  /** IANA name. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone, 'Unknown time zone')),
};

const summarySchedule = z.object(schedule);
export type SummarySchedule = z.output<typeof summarySchedule>;

const settings = {
  ...schedule,
  /** The saved view whose filters and key figures it has; `null`: all submissions. */
  viewId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
  /** BCP 47: what it is written in. */
  language: z.string().check(z.minLength(2), z.maxLength(35)),
  sender: emailSender,
  isPaused: z.boolean(),
};

/** What a builder says of it. People are named by their id: their address is what the directory says. */
export const summaryMailSettings = z.object({
  ...settings,
  to: z.array(z.guid().check(z.toLowerCase())).check(z.minLength(1), z.maxLength(peopleOfSummaryMail)),
});

export type SummaryMailSettings = z.output<typeof summaryMailSettings>;

/** Why a summary did not go out, beside what any email may fail of. */
export const summaryFailure = z.enum([
  ...emailFailure.options,
  /** The form is not published any more. It is paused. */
  'form-gone',
  /** The form has the view no longer. It is paused. */
  'view-gone',
  /** The library did not answer, or lets the account read no more. */
  'library-unreadable',
]);

export type SummaryFailure = z.output<typeof summaryFailure>;

/** A summary of a form's submissions that people get by email, as builders see it. */
export const summaryMail = z.object({
  id: z.guid(),
  ...settings,
  to: z.array(z.object({ id: z.guid(), name: z.string(), address: z.string() })),
  /** When the next one is due; `null`: it is paused. */
  nextAt: z.nullable(z.iso.datetime()),
  /** What became of the last one. `uncertain`: it may have arrived. `null`: none was due yet. */
  last: z.nullable(
    z.object({
      at: z.iso.datetime(),
      outcome: z.enum(['sent', 'failed', 'uncertain']),
      failure: z.nullable(summaryFailure),
    }),
  ),
  /** Whose account reads the library, and sends: of who saved it last. */
  account: z.nullable(z.string()),
  /** Whether that account is lent for all that this needs. */
  authorization: z.enum(['missing', 'expired', 'valid']),
});

export type SummaryMail = z.output<typeof summaryMail>;

export const summaryMailParams = z.object({ teamId, formId: recordId, summaryMailId: z.guid().check(z.toLowerCase()) });

export const summaryMailRefusals = {
  /** The caller has not lent their account for files, or for mail where it sends. */
  'authorization-required': 409,
  'authorization-expired': 409,
  'no-mail-server': 409,
  /** The directory knows no address of one of the people. The detail is their id. */
  'no-mail-address': 409,
  'too-many-summary-mails': 409,
  ...libraryRefusals,
} as const;
