import type { ListItem } from '@tideform/graph';

/** The list that the rows are of: a library by its drive, or a list by its site. */
export type RowsPlace = { readonly driveId: string } | { readonly siteId: string; readonly listId: string };

/** Answers that were read before, so that a table that is refreshed doesn't read them again. */
export interface AnswersCache {
  get(row: ListItem, place: RowsPlace): FileFields | undefined;
  keep(row: ListItem, place: RowsPlace, fields: FileFields): void;
}

/** The columns whose whole texts are in the file of a submission. */
export interface FileFields {
  readonly tfSubmissionData: string;
  readonly tfSubmissionMetadata: string;
}

/** Whether the columns of a row hold all of its answers, or hold nothing of a submission. */
export function hasWholeAnswers({ fields }: ListItem): boolean {
  return fields === undefined || isWhole(fields.tfSubmissionData);
}

/** NOTE: a library that cuts long texts does so at 255 characters. */
function isWhole(text: unknown): boolean {
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

/** Keeps the answers of the rows that were asked for last, by the state of their files. */
export function createAnswersCache(mostCharacters = 30_000_000): AnswersCache {
  const kept = new Map<string, { readonly state: string; readonly fields: FileFields }>();
  let characters = 0;
  const lengthOf = ({ tfSubmissionData, tfSubmissionMetadata }: FileFields) =>
    tfSubmissionData.length + tfSubmissionMetadata.length;
  const remove = (key: string) => {
    const entry = kept.get(key);
    if (entry && kept.delete(key)) characters -= lengthOf(entry.fields);
  };
  return {
    get(row, place) {
      const entry = kept.get(keyOf(row, place));
      return entry && entry.state === stateOf(row) ? entry.fields : undefined;
    },
    keep(row, place, fields) {
      const key = keyOf(row, place);
      remove(key);
      kept.set(key, { state: stateOf(row), fields });
      characters += lengthOf(fields);
      for (const oldest of kept.keys()) {
        if (characters <= mostCharacters) return;
        remove(oldest);
      }
    },
  };
}

const keyOf = ({ id }: ListItem, place: RowsPlace): string => JSON.stringify([place, id]);
const stateOf = ({ eTag, lastModifiedDateTime }: ListItem): string => `${eTag} ${lastModifiedDateTime}`;
