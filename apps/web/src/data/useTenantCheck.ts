import { type CheckId, type CheckResult, checkTenant, type TenantReport } from '@tideform/sync/tenant-check';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useReportFailure } from '../failures/report-failure-context.ts';
import { useAuth } from '../sign-in/useAuth.ts';
import { browserClock, browserRandom } from './browser/browser-ports.ts';
import { useData } from './data-context.ts';

export {
  type CheckId,
  type CheckResult,
  checkIds,
  formatReport,
  type TenantReport,
  tenantBehaviors,
} from '@tideform/sync/tenant-check';

export interface TenantCheck {
  readonly state: 'idle' | 'running' | 'stopping' | 'done' | 'failed';
  /** ID of the check that is running. */
  readonly current: CheckId | undefined;
  readonly results: ReadonlyMap<CheckId, CheckResult>;
  readonly report: TenantReport | undefined;
  start(): void;
  /** Stops the tenant check. Everything that it created is deleted first. */
  stop(): void;
}

type Progress = Pick<TenantCheck, 'state' | 'current' | 'results' | 'report'>;

const idle: Progress = { state: 'idle', current: undefined, results: new Map(), report: undefined };

/** Checks what a tenant allows the app to do, using the site of a team. Leaving the screen stops the tenant check. */
export function useTenantCheck(teamId: string): TenantCheck {
  const { graph } = useData();
  const auth = useAuth();
  const reportFailure = useReportFailure();
  const [progress, setProgress] = useState(idle);
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const start = useCallback(() => {
    const controller = new AbortController();
    running.current = controller;
    const results = new Map<CheckId, CheckResult>();
    const show = (change: Partial<Progress>) => {
      if (running.current === controller) setProgress((now) => ({ ...now, ...change, results: new Map(results) }));
    };
    setProgress({ ...idle, state: 'running' });
    checkTenant({
      baseUrl: graph.baseUrl,
      fetch: globalThis.fetch.bind(globalThis),
      token: (request) => auth.token(request),
      wait: browserClock.wait,
      random: browserRandom.random,
      teamId,
      now: Date.now,
      monotonicMs: browserClock.monotonicMs,
      signal: controller.signal,
      onProgress(id, result) {
        if (result) results.set(id, result);
        show({ current: result ? undefined : id });
      },
    }).then(
      (report) => show({ state: 'done', report }),
      (cause: unknown) => {
        if (controller.signal.aborted) return setProgress(idle);
        reportFailure('tenant-check', cause);
        show({ state: 'failed' });
      },
    );
  }, [graph, auth, teamId, reportFailure]);

  const stop = useCallback(() => {
    running.current?.abort();
    setProgress((now) => ({ ...now, state: 'stopping' }));
  }, []);

  return { ...progress, start, stop };
}
