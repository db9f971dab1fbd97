import { type ReviewDeed, type ReviewState, reviewDeed, reviewPerson, reviewStates } from '@tideform/contract';
import { isRecord } from '@tideform/engine';
import { z } from 'zod/mini';
import type { PersonName } from '../../database/rows.ts';

const person = z.object({ id: z.optional(z.string()), name: z.string() });
const stamp = z.object({ id: z.string().check(z.minLength(1)), at: z.iso.datetime(), by: person });

/** A deed with who did it, when. */
export type ReviewAct = ReviewDeed & { readonly id: string; readonly at: string; readonly by: PersonName };

/** What a table shows of a review. */
export interface ReviewSummary {
  readonly state: ReviewState;
  readonly assignedTo?: { readonly id: string; readonly name: string };
  /** When it went back to who submitted it. What is submitted later is the correction. */
  readonly returnedAt?: string;
  readonly comments: number;
}

/** What became of a submission since it came in, in the order in which it happened. */
export interface Review extends ReviewSummary {
  readonly acts: readonly ReviewAct[];
}

/** The file beside the submission. Acts are read one by one: others may have written there, and newer programs. */
export const reviewFile = z.looseObject({ acts: z.array(z.unknown()) });
export type ReviewFile = z.output<typeof reviewFile>;

export const noReview: Review = { state: 'new', comments: 0, acts: [] };

export function readReview({ acts }: ReviewFile): Review {
  return foldReview(acts.flatMap((one) => readAct(one) ?? []));
}

function readAct(stored: unknown): ReviewAct | undefined {
  const [deed, by] = [reviewDeed.safeParse(stored), stamp.safeParse(stored)];
  if (!deed.success || !by.success) return undefined;
  const { id, at } = by.data;
  return { ...deed.data, id, at, by: { ...(by.data.by.id && { id: by.data.by.id }), name: by.data.by.name } };
}

function foldReview(acts: readonly ReviewAct[]): Review {
  let summary: ReviewSummary = { state: 'new', comments: 0 };
  for (const act of acts) summary = after(summary, act);
  return { ...summary, acts };
}

function after(before: ReviewSummary, act: ReviewAct): ReviewSummary {
  const { assignedTo: _was, ...unassigned } = before;
  switch (act.kind) {
    case 'state':
      return { ...before, state: act.state };
    case 'assigned':
      return act.to ? { ...before, assignedTo: act.to } : unassigned;
    case 'returned':
      return { ...before, state: 'progress', returnedAt: act.at };
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

/** Of a name in a summary: libraries may hold no more than 255 characters in a column. */
const nameLength = 64;

/** As it stands in a column of the review's file, for tables. */
export function summaryText({ state, assignedTo, returnedAt, comments }: ReviewSummary): string {
  const person = assignedTo && { ...assignedTo, name: assignedTo.name.slice(0, nameLength) };
  return JSON.stringify({ state, assignedTo: person, returnedAt, comments });
}

/** `undefined`: it is none, whoever wrote it. */
export function readSummary(text: unknown): ReviewSummary | undefined {
  const summary = summaryShape.safeParse(parsed(text));
  if (!summary.success) return undefined;
  const { state, assignedTo, returnedAt, comments } = summary.data;
  return { state, comments, ...(assignedTo && { assignedTo }), ...(returnedAt && { returnedAt }) };
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
