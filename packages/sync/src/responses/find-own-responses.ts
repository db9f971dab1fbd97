import type { TableAccess } from '../database/open-database.ts';
import { isOwnRow } from '../database/own-rows.ts';
import type { ResponseRow } from '../database/rows.ts';
import type { Identity } from '../ports.ts';

/** Query for a user's own responses. */
export interface OwnResponsesQuery {
  readonly teamId: string;
  /** Only responses of this form; of all forms if absent. */
  readonly formId?: string;
  /** Only drafts; drafts and submissions if absent. */
  readonly drafts?: true;
  readonly fits: (row: ResponseRow) => boolean;
  /** Maximum number of rows. */
  readonly most: number;
}

export interface FoundResponses {
  /** Drafts first, then submissions; newest first within each. */
  readonly rows: readonly ResponseRow[];
  readonly hasMore: boolean;
}

/** Rows per read; doubles with each read up to the maximum. */
const firstBatchSize = 60;
const maxBatchSize = 480;

/**
 * Returns the user's responses on this device that match the query, in list order. Reads the rows in that order and
 * stops when there are enough, so that showing 50 of 10,000 responses doesn't load all of them with their forms.
 *
 * @param isOver is called between reads; when it returns true, the search stops early and its result is discarded by
 * the caller
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
    // IndexedDB sorts an array key after all other values, so `[]` is an upper bound.
    let [upper, skip, step]: [unknown, number, number] = [[], 0, firstBatchSize];
    while (!isOver()) {
      const range = responses.where(`[${index}+userId+submitted+timestamp]`).between(all, [...all, upper], true, true);
      const page = await range.reverse().offset(skip).limit(step).toArray();
      for (const row of page) {
        if (row.deleted || !isOwnRow(row, person) || !fits(row)) continue;
        if (rows.length === most) return { rows, hasMore: true };
        rows.push(row);
      }
      if (page.length < step) break;
      const oldest = page.at(-1)?.timestamp;
      skip = (oldest === upper ? skip : 0) + page.filter((row) => row.timestamp === oldest).length;
      upper = oldest;
      step = Math.min(maxBatchSize, step * 2);
    }
  }
  return { rows, hasMore: false };
}
