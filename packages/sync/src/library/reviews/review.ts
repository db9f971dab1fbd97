import {
  type ReviewEventDetails,
  type ReviewState,
  reviewEventDetails,
  reviewPerson,
  reviewStates,
} from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { z } from 'zod/mini';
import type { PersonName } from '../../database/rows.ts';

const person = z.object({ id: z.optional(z.string()), name: z.string() });
const eventStamp = z.object({ id: z.string().check(z.minLength(1)), at: z.iso.datetime(), by: person });

/** Review event with its user and time. */
export type ReviewEvent = ReviewEventDetails & { readonly id: string; readonly at: string; readonly by: PersonName };

/** Review summary for tables. */
export interface ReviewSummary {
  readonly state: ReviewState;
  readonly assignedTo?: { readonly id: string; readonly name: string };
  /** Time when the submission was returned to its creator. A later submit is the correction. */
  readonly returnedAt?: string;
  readonly comments: number;
}

/** Review of a submission: its summary, and its events in order. */
export interface Review extends ReviewSummary {
  readonly acts: readonly ReviewEvent[];
}

/**
 * Content of the review file. Events are validated one by one, because other users and newer programs may have written
 * some.
 */
export const reviewFile = z.looseObject({ acts: z.array(z.unknown()) });
export type ReviewFile = z.output<typeof reviewFile>;

export const noReview: Review = { state: 'new', comments: 0, acts: [] };

export function parseReview({ acts: events }: ReviewFile): Review {
  return foldReview(events.flatMap((one) => parseEvent(one) ?? []));
}

function parseEvent(stored: unknown): ReviewEvent | undefined {
  const [event, by] = [reviewEventDetails.safeParse(stored), eventStamp.safeParse(stored)];
  if (!event.success || !by.success) return undefined;
  const { id, at } = by.data;
  return { ...event.data, id, at, by: { ...(by.data.by.id && { id: by.data.by.id }), name: by.data.by.name } };
}

function foldReview(events: readonly ReviewEvent[]): Review {
  let summary: ReviewSummary = { state: 'new', comments: 0 };
  for (const reviewEvent of events) summary = applyEvent(summary, reviewEvent);
  return { ...summary, acts: events };
}

function applyEvent(before: ReviewSummary, reviewEvent: ReviewEvent): ReviewSummary {
  const { assignedTo: _was, ...unassigned } = before;
  switch (reviewEvent.kind) {
    case 'state':
      return { ...before, state: reviewEvent.state };
    case 'assigned':
      return reviewEvent.to ? { ...before, assignedTo: reviewEvent.to } : unassigned;
    case 'returned':
      return { ...before, state: 'progress', returnedAt: reviewEvent.at };
    case 'comment':
      return { ...before, comments: before.comments + 1 };
    case 'decided':
      return before;
  }
}

const summaryShape = z.object({
  state: z.enum(reviewStates),
  assignedTo: z.catch(z.optional(reviewPerson), undefined),
  returnedAt: z.catch(z.optional(z.iso.datetime()), undefined),
  comments: z.catch(z.int(), 0),
});

/** Maximum length of a name in a summary, because some libraries store only 255 characters per column. */
const maxNameLength = 64;

/** Formats a summary for a column of the review's file. */
export function formatSummary({ state, assignedTo, returnedAt, comments }: ReviewSummary): string {
  const person = assignedTo && { ...assignedTo, name: assignedTo.name.slice(0, maxNameLength) };
  return JSON.stringify({ state, assignedTo: person, returnedAt, comments });
}

/** Parses a summary; `undefined` if it is invalid. */
export function parseSummary(text: unknown): ReviewSummary | undefined {
  const summary = summaryShape.safeParse(parseRecord(text));
  if (!summary.success) return undefined;
  const { state, assignedTo, returnedAt, comments } = summary.data;
  return { state, comments, ...(assignedTo && { assignedTo }), ...(returnedAt && { returnedAt }) };
}

function parseRecord(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
