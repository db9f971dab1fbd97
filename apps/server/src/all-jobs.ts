import type { AskedJob, Job } from './jobs/job.ts';
import { sweepContent } from './upkeep/sweep-content.ts';
import { sweepWorkspace } from './upkeep/sweep-workspace.ts';
import { sendDueMessages } from './webhooks/send-due-messages.ts';
import { sendMessages } from './webhooks/send-messages.ts';

/** Every job that the server runs. */
export const allJobs: readonly (Job | AskedJob)[] = [sweepWorkspace, sweepContent, sendMessages, sendDueMessages];
