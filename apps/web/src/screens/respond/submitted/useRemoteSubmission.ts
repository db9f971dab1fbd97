import type { StoredResponse } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useTeam } from '../../../data/useTeam.ts';

export type RemoteSubmission =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly response: StoredResponse; readonly pdfItemId?: string }
  | { readonly state: 'failed'; readonly cause: unknown };

/** Reads a submission that is not on this device from the library; again when the network is back. */
export function useRemoteSubmission(
  teamId: string,
  responseId: string,
  isOnline: boolean,
): readonly [RemoteSubmission, retry: () => void] {
  const reader = useSubmissionReader();
  const team = useTeam(teamId);
  const [remote, setRemote] = useState<RemoteSubmission>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // NOTE: the row of the team changes with every sync; the submission is read once for its library.
  const row = useRef(team);
  row.current = team;
  const driveId = team?.driveId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `driveId` and `turn` say when to read again.
  useEffect(() => {
    if (!row.current || !isOnline) return;
    const request = new AbortController();
    const { signal } = request;
    setRemote({ state: 'loading' });
    reader.open(row.current, responseId, signal).then(
      (found) => signal.aborted || setRemote({ state: 'ready', ...found }),
      (cause) => signal.aborted || setRemote({ state: 'failed', cause }),
    );
    return () => request.abort();
  }, [reader, driveId, team === undefined, responseId, isOnline, turn]);

  const missing: RemoteSubmission = { state: 'failed', cause: undefined };
  return [team === null ? missing : remote, () => setTurn((now) => now + 1)];
}
