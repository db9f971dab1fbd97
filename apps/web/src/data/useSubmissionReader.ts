import type { SubmissionReader } from '@tideform/sync';
import { useData } from './data-context.ts';

/** Returns functions that read submissions directly from the library. */
export const useSubmissionReader = (): SubmissionReader => useData().submissions;
