import { createGraphClient, type GraphClient, GraphError, type GraphPorts } from '@tideform/graph';
import { type CheckContext, CheckLimitedError, createFoundIds, describeRefusal } from './check-context.ts';
import { checkAccount, checkGroups, checkPeople, checkSite, checkSitePeople, checkTeam } from './directory-checks.ts';
import {
  checkChanges,
  checkFields,
  checkFiles,
  checkLargeFiles,
  checkLibrary,
  checkNotifications,
  checkPermissions,
  checkVersions,
  checkWorkbooks,
  removeLibrary,
} from './library-checks.ts';
import { type CheckId, type CheckResult, checkIds, type TenantReport } from './tenant-report.ts';

export interface CheckTenantOptions extends GraphPorts {
  /** Team on whose site the check creates a library, which it deletes at the end. The account must own the team. */
  readonly teamId: string;
  /** Returns milliseconds since 1970. */
  now(): number;
  /** Returns milliseconds of a monotonic clock. */
  readonly monotonicMs: () => number;
  /** Stops the check early; what it has created is still deleted. */
  readonly signal?: AbortSignal;
  /** Called when a check starts, and with its result. */
  readonly onProgress?: (id: CheckId, result?: CheckResult) => void;
}

interface TenantCheck {
  /** IDs of checks that must have passed before this one. */
  readonly needs: readonly CheckId[];
  readonly run: (run: CheckContext) => Promise<void>;
}

const checks: Readonly<Record<Exclude<CheckId, 'clean-up'>, TenantCheck>> = {
  account: { needs: [], run: checkAccount },
  people: { needs: ['account'], run: checkPeople },
  groups: { needs: [], run: checkGroups },
  team: { needs: [], run: checkTeam },
  site: { needs: [], run: checkSite },
  'site-people': { needs: ['site'], run: checkSitePeople },
  library: { needs: ['site'], run: checkLibrary },
  files: { needs: ['library'], run: checkFiles },
  'large-files': { needs: ['files'], run: checkLargeFiles },
  fields: { needs: ['files'], run: checkFields },
  versions: { needs: ['files', 'fields'], run: checkVersions },
  changes: { needs: ['library'], run: checkChanges },
  notifications: { needs: ['library'], run: checkNotifications },
  permissions: { needs: ['account', 'library'], run: checkPermissions },
  workbooks: { needs: ['files'], run: checkWorkbooks },
};

/**
 * Makes every kind of Graph call that the product makes, in a temporary library on a team's site. Reports which calls
 * the tenant accepts and refuses, and which known behaviors it shows.
 *
 * @throws the signal's reason, after everything that was created is deleted
 */
export async function checkTenant(options: CheckTenantOptions): Promise<TenantReport> {
  const { teamId, signal = new AbortController().signal, monotonicMs, now, wait, onProgress } = options;
  const log = watchRequests(options.fetch, monotonicMs);
  /** Ends waits early; unset for the cleanup, which must complete even after an abort. */
  let waitSignal: AbortSignal | undefined = signal;
  const client = createGraphClient({ ...options, fetch: log.fetch });
  const { graph, last } = recordOperations(client, (ms) => wait(ms, waitSignal));
  const scratchTitle = `Tideform check ${Math.floor(options.random() * 1e9).toString(36)}`;
  const run: CheckContext = {
    graph,
    groupId: teamId,
    wait,
    signal,
    behaviors: {},
    scratchTitle,
    found: createFoundIds(),
  };
  const results: CheckResult[] = [];
  const add = (result: CheckResult) => {
    results.push(result);
    onProgress?.(result.id, result);
  };
  try {
    for (const id of checkIds) {
      if (id === 'clean-up') continue;
      signal.throwIfAborted();
      onProgress?.(id);
      add(await runCheck(id, checks[id], run, results, last));
    }
  } finally {
    waitSignal = undefined;
    onProgress?.('clean-up');
    add(await runCheck('clean-up', { needs: [], run: removeLibrary }, run, results, last));
  }
  signal.throwIfAborted();
  const { waits } = log;
  return {
    at: new Date(now()).toISOString(),
    results,
    behaviors: {
      ...run.behaviors,
      ...(log.throttled > 0 && {
        'throttled-without-time': waits.has('none'),
        'throttled-until-date': waits.has('date'),
      }),
    },
    requests: log.latenciesMs.length,
    throttled: log.throttled,
    latencyMs: summarizeLatencies(log.latenciesMs),
    isLeftBehind: results.some(({ id, outcome }) => id === 'clean-up' && outcome === 'failed'),
  };
}

async function runCheck(
  id: CheckId,
  { needs, run }: TenantCheck,
  checkRun: CheckContext,
  results: readonly CheckResult[],
  last: () => string,
): Promise<CheckResult> {
  const isReady = needs.every((need) => results.some((one) => one.id === need && isAcceptable(one)));
  if (!isReady) return { id, outcome: 'skipped' };
  try {
    await run(checkRun);
    return { id, outcome: 'passed' };
  } catch (error) {
    if (checkRun.signal.aborted && id !== 'clean-up') throw error;
    const outcome = error instanceof CheckLimitedError ? 'limited' : 'failed';
    const refusal = describeRefusal(error, last());
    return { id, outcome, ...(refusal && { refusal }) };
  }
}

const isAcceptable = ({ outcome }: CheckResult): boolean => outcome === 'passed' || outcome === 'limited';

/** Waits before retries of a call that the tenant throttles. The client itself repeats only idempotent calls. */
const busyWaitsMs = [2_000, 5_000, 10_000];

/** Wraps a client to record the name of the last operation, for reports of refusals. */
function recordOperations(
  graph: GraphClient,
  wait: (ms: number) => Promise<void>,
): { readonly graph: GraphClient; readonly last: () => string } {
  let called = '';
  const recording: GraphClient = {
    ...graph,
    async call(operation, params, options) {
      called = operation.name;
      for (const waitMs of busyWaitsMs) {
        try {
          return await graph.call(operation, params, options);
        } catch (error) {
          const isBusy = error instanceof GraphError && (error.status === 429 || error.status === 503);
          if (!isBusy) throw error;
          await wait(waitMs);
        }
      }
      return graph.call(operation, params, options);
    },
    page(operation, params, options) {
      called = operation.name;
      return graph.page(operation, params, options);
    },
    rows(operation, params, options) {
      called = operation.name;
      return graph.rows(operation, params, options);
    },
  };
  return { graph: recording, last: () => called };
}

/** Statistics of a check's requests. */
interface RequestLog {
  readonly fetch: typeof globalThis.fetch;
  readonly latenciesMs: readonly number[];
  readonly throttled: number;
  /** How throttled responses specify the time to wait. */
  readonly waits: ReadonlySet<'seconds' | 'date' | 'none'>;
}

/**
 * Wraps `fetch` to record latency and throttling of every request.
 *
 * @param nowMs monotonic clock in milliseconds
 */
function watchRequests(fetch: typeof globalThis.fetch, nowMs: () => number): RequestLog {
  const latenciesMs: number[] = [];
  const waits = new Set<'seconds' | 'date' | 'none'>();
  let throttled = 0;
  return {
    latenciesMs,
    waits,
    get throttled() {
      return throttled;
    },
    async fetch(input, init) {
      const fromMs = nowMs();
      const response = await fetch(input, init);
      latenciesMs.push(nowMs() - fromMs);
      if (response.status === 429 || response.status === 503) {
        throttled += 1;
        waits.add(getRetryAfterKind(response.headers.get('Retry-After')));
      }
      return response;
    },
  };
}

function getRetryAfterKind(retryAfter: string | null): 'seconds' | 'date' | 'none' {
  if (retryAfter === null) return 'none';
  return /^\d+$/.test(retryAfter.trim()) ? 'seconds' : 'date';
}

function summarizeLatencies(latenciesMs: readonly number[]): {
  readonly median: number;
  readonly slowest: number;
} {
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  return { median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0), slowest: Math.round(sorted.at(-1) ?? 0) };
}
