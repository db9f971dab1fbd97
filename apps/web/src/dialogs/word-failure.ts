import { GraphError, GraphOutage } from '@tideform/graph';
import { genericError } from '../ui/ConfirmDialog.tsx';

/** Words for a call to the library or the server that failed. The catalogue's sentences come as messages of errors. */
export function wordFailure(cause: unknown): string {
  if (cause instanceof GraphOutage)
    return 'You are offline, or the team’s library did not answer. Try again when you are back.';
  if (cause instanceof GraphError) {
    if (cause.status === 403) return 'You do not have permission to do this. Ask a team owner to continue.';
    if (cause.status === 423) return 'Somebody else is publishing this form. Try again in a moment.';
    return genericError;
  }
  return cause instanceof Error && cause.message !== '' ? cause.message : genericError;
}
