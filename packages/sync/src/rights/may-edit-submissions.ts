import { GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { requireForm } from '../forms/require-form.ts';
import { appliesTo, fetchCaller, grantsWrite } from '../teams/can-build-forms.ts';

/**
 * Returns whether the signed-in user may edit submissions of a form.
 *
 * @see RightsService.mayEditSubmissions
 */
export async function mayEditSubmissions(context: SyncContext, formId: string): Promise<boolean> {
  const { form, driveId } = await requireForm(context, formId);
  if (!form.confidentialResponses || !form.responsesDriveItemId) return false;
  const { graph } = context.ports;
  try {
    const rows = graph.rows(operations.listPermissions, { driveId, itemId: form.responsesDriveItemId });
    const writing = (await Array.fromAsync(rows)).filter(grantsWrite);
    if (writing.length === 0) return false;
    const caller = await fetchCaller(graph, requireIdentity(context.ports).userId);
    return writing.some((row) => appliesTo(row, caller));
  } catch (error) {
    if (error instanceof GraphError && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}
