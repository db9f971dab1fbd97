import { GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import { requireForm } from '../forms/require-form.ts';
import { isFor, letsWrite, readCaller } from '../teams/can-build-forms.ts';

/** @see RightsService.mayEditSubmissions */
export async function mayEditSubmissions(context: SyncContext, formId: string): Promise<boolean> {
  const { form, driveId } = await requireForm(context, formId);
  if (!form.confidentialResponses || !form.responsesDriveItemId) return false;
  const { graph } = context.ports;
  try {
    const rows = graph.rows(operations.listPermissions, { driveId, itemId: form.responsesDriveItemId });
    const writing = (await Array.fromAsync(rows)).filter(letsWrite);
    if (writing.length === 0) return false;
    const caller = await readCaller(graph, signedIn(context.ports).userId);
    return writing.some((row) => isFor(row, caller));
  } catch (error) {
    if (error instanceof GraphError && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}
