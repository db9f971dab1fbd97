import { isRecord, type SubmissionData } from '@tideform/engine';
import { getDeviceStorage } from '../ui/browser/device-storage.ts';

const storageKey = 'unsavedAnswers';

/** Age from which a copy is deleted: if its draft wasn't opened for this long, the draft was probably deleted. */
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

interface UnsavedAnswers {
  /** Time at which the copy was stored, ISO-8601. */
  readonly at: string;
  readonly data: SubmissionData;
}

/**
 * Stores a copy of answers that aren't saved yet, because the page is being hidden and may be closed. `localStorage` is
 * written immediately. A save in IndexedDB takes several turns of the event loop, which a closing page doesn't get.
 *
 * @param id ID of the draft
 * @param at current time, ISO-8601, by the same clock as the draft's time of saving
 */
export function storeUnsavedAnswers(id: string, data: SubmissionData, at: string): void {
  writeCopies({ ...readCopies(Date.parse(at)), [id]: { at, data } });
}

/**
 * Returns the copy of a draft's answers if the copy is newer than the draft. Deletes an older copy.
 *
 * @param savedAt time at which the draft was last saved, ISO-8601
 */
export function findUnsavedAnswers(id: string, savedAt: string): SubmissionData | undefined {
  const copy = readCopies()[id];
  if (copy === undefined) return undefined;
  if (Date.parse(copy.at) > Date.parse(savedAt)) return copy.data;
  deleteUnsavedAnswers(id);
  return undefined;
}

/** Deletes the copy of a draft's answers after they were saved, submitted or discarded. */
export function deleteUnsavedAnswers(id: string): void {
  const { [id]: deleted, ...others } = readCopies();
  if (deleted !== undefined) writeCopies(others);
}

/** Deletes all copies of answers. */
export function clearUnsavedAnswers(): void {
  getDeviceStorage().removeItem(storageKey);
}

/**
 * Reads all copies of answers.
 * @param nowMs current time; copies older than `MAX_AGE_MS` are left out
 */
function readCopies(nowMs = Number.NEGATIVE_INFINITY): Record<string, UnsavedAnswers> {
  try {
    const stored: unknown = JSON.parse(getDeviceStorage().getItem(storageKey) ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        (entry): entry is [string, UnsavedAnswers] =>
          isUnsavedAnswers(entry[1]) && Date.parse(entry[1].at) >= nowMs - MAX_AGE_MS,
      ),
    );
  } catch {
    return {};
  }
}

function isUnsavedAnswers(value: unknown): value is UnsavedAnswers {
  return isRecord(value) && typeof value.at === 'string' && !Number.isNaN(Date.parse(value.at)) && isRecord(value.data);
}

function writeCopies(copies: Readonly<Record<string, UnsavedAnswers>>): void {
  try {
    if (Object.keys(copies).length === 0) getDeviceStorage().removeItem(storageKey);
    else getDeviceStorage().setItem(storageKey, JSON.stringify(copies));
  } catch {
    // If the storage is full, there is no copy, and only the running save remains.
  }
}
