import type { StoredResponse } from '@tideform/sync';
import { useEffect, useState } from 'react';
import { useSubmissionReader } from '../../data/useSubmissionReader.ts';
import { useTeam } from '../../data/useTeam.ts';

export type RemoteSubmission =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly response: StoredResponse; readonly pdfItemId?: string }
  | { readonly state: 'failed' };

/** Reads a submission that is not on this device from the library. */
export function useRemoteSubmission(teamId: string, responseId: string): RemoteSubmission {
  const reader = useSubmissionReader();
  const team = useTeam(teamId);
  const [remote, setRemote] = useState<RemoteSubmission>({ state: 'loading' });
  useEffect(() => {
    if (!team) return;
    const request = new AbortController();
    setRemote({ state: 'loading' });
    reader.open(team, responseId, request.signal).then(
      (found) => request.signal.aborted || setRemote({ state: 'ready', ...found }),
      () => request.signal.aborted || setRemote({ state: 'failed' }),
    );
    return () => request.abort();
  }, [reader, team, responseId]);
  return team === null ? { state: 'failed' } : remote;
}
