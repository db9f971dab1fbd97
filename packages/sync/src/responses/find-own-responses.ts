import type { TableAccess } from '../database/open-database.ts';
import { isOwn } from '../database/own-rows.ts';
import type { ResponseRow } from '../database/rows.ts';
import type { Identity } from '../ports.ts';

/** Which of a person's responses somebody wants to see. */
export interface OwnResponsesQuery {
  readonly teamId: string;
  /** Only those of one form. */
  readonly formId?: string;
  /** Only what is not submitted. */
  readonly drafts?: true;
  readonly fits: (row: ResponseRow) => boolean;
  /** So many are enough. */
  readonly most: number;
}

export interface FoundResponses {
  /** Unsubmitted first, then newest first. */
  readonly rows: readonly ResponseRow[];
  readonly hasMore: boolean;
}

/** Rows read at once; a look through many takes larger and larger steps. */
const firstStep = 60;
const largestStep = 480;

/**
 * The person's responses on this device that fit, in the order of lists. Reads rows in that order until there are enough:
 * ten thousand of them, each with its form, are not read to show fifty.
 *
 * @param isOver asked between steps; what comes after that is of no use to anybody
 */
export async function findOwnResponses(
  { responses }: Pick<TableAccess, 'responses'>,
  person: Pick<Identity, 'tenantId' | 'userId'>,
  { teamId, formId, drafts, fits, most }: OwnResponsesQuery,
  isOver: () => boolean = () => false,
): Promise<FoundResponses> {
  const [index, of] = formId === undefined ? ['teamId', teamId] : ['formId', formId];
  const rows: ResponseRow[] = [];
  for (const submitted of drafts ? [0] : [0, 1]) {
    const all = [of, person.userId, submitted];
    // In the order of keys a list comes after every other value.
    let [upper, skip, step]: [unknown, number, number] = [[], 0, firstStep];
    while (!isOver()) {
      const range = responses.where(`[${index}+userId+submitted+timestamp]`).between(all, [...all, upper], true, true);
      const page = await range.reverse().offset(skip).limit(step).toArray();
      for (const row of page) {
        if (row.deleted || !isOwn(row, person) || !fits(row)) continue;
        if (rows.length === most) return { rows, hasMore: true };
        rows.push(row);
      }
      if (page.length < step) break;
      const oldest = page.at(-1)?.timestamp;
      skip = (oldest === upper ? skip : 0) + page.filter((row) => row.timestamp === oldest).length;
      upper = oldest;
      step = Math.min(largestStep, step * 2);
    }
  }
  return { rows, hasMore: false };
}
