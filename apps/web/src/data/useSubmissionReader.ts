import type { SubmissionReader } from '@tideform/sync';
import { useData } from './data-context.ts';

/** What a reviewer reads, straight from the library. */
export const useSubmissionReader = (): SubmissionReader => useData().submissions;
