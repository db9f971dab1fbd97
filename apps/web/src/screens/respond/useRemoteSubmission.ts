import type { StoredResponse } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useSubmissionReader } from '../../data/submissions/useSubmissionReader.ts';
import { useTeam } from '../../data/teams/useTeam.ts';

export type RemoteSubmission =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly response: StoredResponse; readonly pdfItemId?: string }
  | { readonly state: 'failed'; readonly cause: unknown };

/** Loads a submission that isn't on this device from the library, and loads it again when the network is back. */
export function useRemoteSubmission(
  teamId: string,
  responseId: string,
  isOnline: boolean,
): readonly [RemoteSubmission, retry: () => void] {
  const reader = useSubmissionReader();
  const team = useTeam(teamId);
  const [remote, setRemote] = useState<RemoteSubmission>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // NOTE: the team's row changes with each sync, but the submission is loaded once per library.
  const row = useRef(team);
  row.current = team;
  const driveId = team?.driveId;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `driveId` and `attempt` determine when to load again.
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
  }, [reader, driveId, team === undefined, responseId, isOnline, attempt]);

  const missing: RemoteSubmission = { state: 'failed', cause: undefined };
  return [team === null ? missing : remote, () => setAttempt((now) => now + 1)];
}
