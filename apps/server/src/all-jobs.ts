import type { AskedJob, Job } from './jobs/job.ts';
import { sweepContent } from './upkeep/sweep-content.ts';
import { sweepWorkspace } from './upkeep/sweep-workspace.ts';

/** Every job that the server runs. */
export const allJobs: readonly (Job | AskedJob)[] = [sweepWorkspace, sweepContent];
