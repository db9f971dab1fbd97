import { sweepContent } from '../upkeep/sweep-content.ts';
import { sweepWorkspace } from '../upkeep/sweep-workspace.ts';
import type { Job } from './job.ts';

/** Every job that the server runs. */
export const allJobs: readonly Job[] = [sweepWorkspace, sweepContent];
