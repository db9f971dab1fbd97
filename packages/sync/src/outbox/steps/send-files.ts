import type { Step } from './submission.ts';

/**
 * P3: the response's attachments.
 *
 * NOTE: no component holds files yet, and the manifest of a submit lists none; the step stands here so that rows written
 * today pass through it when they do.
 */
export const sendFiles: Step = async () => ({ next: 'pdf' });
