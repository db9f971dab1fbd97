import type { ListItem } from '@tideform/graph';

/** List that rows belong to: a library by its drive, or a list by its site. */
export type RowsLocation = { readonly driveId: string } | { readonly siteId: string; readonly listId: string };

/** Cache of answers from files, so that a refreshed table doesn't read them again. */
export interface AnswersCache {
  get(row: ListItem, rowsLocation: RowsLocation): AnswerFields | undefined;
  set(row: ListItem, rowsLocation: RowsLocation, fields: AnswerFields): void;
}

/** Columns whose complete texts are in a submission's file. */
export interface AnswerFields {
  readonly tfSubmissionData: string;
  readonly tfSubmissionMetadata: string;
}

/** Returns whether the columns of a row contain all of its answers, or the row has no columns of a submission. */
export function hasCompleteAnswers({ fields }: ListItem): boolean {
  return fields === undefined || isCompleteJson(fields.tfSubmissionData);
}

/** NOTE: a library that truncates long texts does so at 255 characters. */
function isCompleteJson(text: unknown): boolean {
  if (typeof text !== 'string' || !text.startsWith('{') || !text.endsWith('}')) return false;
  return text.length !== 255 || isJson(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a cache of the most recently read answers, keyed by the state of their files.
 *
 * @param mostCharacters maximum total length of the cached texts
 */
export function createAnswersCache(mostCharacters = 30_000_000): AnswersCache {
  const entries = new Map<string, { readonly state: string; readonly fields: AnswerFields }>();
  let characters = 0;
  const getLength = ({ tfSubmissionData, tfSubmissionMetadata }: AnswerFields) =>
    tfSubmissionData.length + tfSubmissionMetadata.length;
  const remove = (key: string) => {
    const entry = entries.get(key);
    if (entry && entries.delete(key)) characters -= getLength(entry.fields);
  };
  return {
    get(row, rowsLocation) {
      const entry = entries.get(getCacheKey(row, rowsLocation));
      return entry && entry.state === getItemState(row) ? entry.fields : undefined;
    },
    set(row, rowsLocation, fields) {
      const key = getCacheKey(row, rowsLocation);
      remove(key);
      entries.set(key, { state: getItemState(row), fields });
      characters += getLength(fields);
      for (const oldest of entries.keys()) {
        if (characters <= mostCharacters) return;
        remove(oldest);
      }
    },
  };
}

const getCacheKey = ({ id }: ListItem, rowsLocation: RowsLocation): string => JSON.stringify([rowsLocation, id]);
const getItemState = ({ eTag, lastModifiedDateTime }: ListItem): string => `${eTag} ${lastModifiedDateTime}`;
