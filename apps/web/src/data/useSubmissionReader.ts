import type { SubmissionReader } from '@tideform/sync';
import { useData } from './data-context.ts';

/** Reads submissions directly from the library. */
export const useSubmissionReader = (): SubmissionReader => useData().submissions;
