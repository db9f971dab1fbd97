import { useState } from 'react';
import { type Loaded, useLoaded } from '../../ui/useLoaded.ts';
import { useData } from '../data-context.ts';
import { browserClock } from '../world/browser-clock.ts';
import { readTold, type ToldOf } from './read-told.ts';
import { type RerunPlan, rerunMany } from './rerun-many.ts';
import { statusesOf } from './statuses-of.ts';

export type { ToldOf };

export interface RerunMany {
  readonly told: Loaded<ToldOf>;
  /** How many of how many; `undefined`: nothing runs. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  /** @returns how many were told again, which were not, and why */
  run(plans: readonly RerunPlan[]): Promise<{ done: number; failed: readonly RerunPlan[]; cause: unknown }>;
  /** Begins no other. */
  cancel(): void;
}

/** Tells a form's webhooks of many of its responses again. */
export function useRerunMany(teamId: string, formId: string, responseIds: readonly string[]): RerunMany {
  const { api } = useData();
  const [running, setRunning] = useState<{ stop: AbortController; done: number; of: number }>();
  const told = useLoaded(responseIds.join(), (signal) => readTold(api, { teamId, formId }, responseIds, signal));
  return {
    told,
    progress: running,
    async run(plans) {
      const stop = new AbortController();
      let done = 0;
      setRunning({ stop, done, of: plans.length });
      const onDone = () => {
        done += 1;
        setRunning({ stop, done, of: plans.length });
      };
      const ports = { api, teamId, formId, wait: browserClock.wait };
      const came = await rerunMany(ports, plans, { signal: stop.signal, onDone });
      setRunning(undefined);
      for (const { responseId } of plans) statusesOf(api, teamId, formId).ask(responseId);
      return { ...came, done };
    },
    cancel: () => running?.stop.abort(),
  };
}
