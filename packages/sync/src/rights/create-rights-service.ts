import type { SyncContext } from '../context.ts';
import type { RightsService } from './rights-service.ts';

/** What is asked about rights, on this database and Graph; loaded when it is asked. */
export function createRightsService(context: SyncContext): RightsService {
  return {
    mayEditSubmissions: async (formId) =>
      (await import('./may-edit-submissions.ts')).mayEditSubmissions(context, formId),
  };
}
