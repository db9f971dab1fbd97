import type { ApiClient } from '@tideform/contract';
import { createGraphClient } from '@tideform/graph';
import type { Identity, PdfRenderer, SyncPorts } from '@tideform/sync';
import { FailureError } from '@tideform/sync/failures';
import { createBoundedSender } from '../../failures/create-bounded-sender.ts';
import { sendFailureReport } from '../../failures/send-failure-report.ts';
import { AuthError, type TokenRequest } from '../../sign-in/auth-client.ts';
import { browserClock, browserHashing, browserLocks, browserRandom } from '../browser/browser-ports.ts';
import { createServerClock } from '../browser/server-clock.ts';
import { readTables } from '../sources/read-tables.ts';
import { createProductServer, createTideformApi } from './product-server.ts';

/** Settings and callbacks with which a tab or the sync worker creates its ports. */
interface SyncEnvironment {
  readonly graphBaseUrl: string;
  readonly identity: () => Identity | undefined;
  readonly isOnline: () => boolean;
  readonly appVersion: string | undefined;
  readonly token: (request: TokenRequest) => Promise<string>;
  readonly pdf: PdfRenderer;
  /** Called with the time by which this device's clock is ahead of the server's, in milliseconds. */
  readonly onClockAhead?: (aheadMs: number) => void;
  /** Called if the operator has blocked the user's organization. */
  readonly onBlocked: () => void;
  /** Called if the server reports that the account isn't in the team. */
  readonly onTeamLost: (teamId: string) => void;
}

/** Creates the ports that `sync` needs in a browser, for a tab or for the sync worker. */
export function createSyncPorts(environment: SyncEnvironment): SyncPorts & { readonly api: ApiClient } {
  const fetch = globalThis.fetch.bind(globalThis);
  const token = withTokenFailures(environment.token);
  const userId = () => environment.identity()?.userId;
  const serverClock = createServerClock(browserClock, environment.onClockAhead);
  const { api, teamToken } = createTideformApi({
    fetch: serverClock.wrapFetch(fetch),
    graphToken: token,
    appVersion: environment.appVersion,
    onBlocked: environment.onBlocked,
    userId,
    onTeamLost: environment.onTeamLost,
  });
  return {
    api,
    clock: browserClock,
    serverNow: serverClock.now,
    chance: browserRandom,
    graph: createGraphClient({
      baseUrl: environment.graphBaseUrl,
      fetch,
      token,
      wait: browserClock.wait,
      random: browserRandom.random,
      now: () => Date.parse(browserClock.now()),
    }),
    server: createProductServer(api),
    pdf: environment.pdf,
    readTables,
    locks: browserLocks,
    hashing: browserHashing,
    identity: environment.identity,
    teamToken,
    isOnline: environment.isOnline,
    report: createBoundedSender(sendFailureReport, browserClock.monotonicMs),
  };
}

/** Wraps a function that returns tokens. Its errors become failures, with the sign-in error as their cause. */
export function withTokenFailures(
  token: (request: TokenRequest) => Promise<string>,
): (request: TokenRequest) => Promise<string> {
  return (request) =>
    token(request).catch((cause: unknown) => {
      const isSignedOut = cause instanceof AuthError && cause.problem === 'not-signed-in';
      throw new FailureError(isSignedOut ? 'not-authenticated' : 'sign-in-failed', {}, { cause });
    });
}
