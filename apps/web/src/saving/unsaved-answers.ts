import { isRecord, type SubmissionData } from '@tideform/engine';
import { deviceStorage } from '../ui/device-storage.ts';

const key = 'unsavedAnswers';

type Kept = Readonly<Record<string, unknown>>;

/**
 * Keeps a copy of answers that aren't saved yet, because the page is being hidden and may be closed. `localStorage` is written at once;
 * a save in IndexedDB takes several turns of the event loop, which a page that is being closed doesn't get.
 *
 * @param id of the draft
 * @param at ISO-8601, by the clock that also dates the draft's saves
 */
export function keepUnsavedAnswers(id: string, data: SubmissionData, at: string): void {
  write({ ...read(), [id]: { at, data } });
}

/** Returns the copy of a draft's answers, if it is newer than the draft. @param savedAt when the draft was saved last, ISO-8601 */
export function findUnsavedAnswers(id: string, savedAt: string): SubmissionData | undefined {
  const copy = read()[id];
  if (!isRecord(copy) || typeof copy.at !== 'string' || !isRecord(copy.data)) return undefined;
  return Date.parse(copy.at) > Date.parse(savedAt) ? copy.data : undefined;
}

/** Deletes the copy of a draft's answers: they are saved. */
export function dropUnsavedAnswers(id: string): void {
  const { [id]: dropped, ...others } = read();
  if (dropped !== undefined) write(others);
}

/** Deletes all copies. */
export function clearUnsavedAnswers(): void {
  deviceStorage().removeItem(key);
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(deviceStorage().getItem(key) ?? '{}');
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept).length === 0) deviceStorage().removeItem(key);
    else deviceStorage().setItem(key, JSON.stringify(kept));
  } catch {
    // The storage is full: the save that is under way is all that can be done.
  }
}
