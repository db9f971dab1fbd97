import type { ApiClient } from '@tideform/contract';
import { createGraphClient } from '@tideform/graph';
import type { Identity, PdfPort, SyncPorts } from '@tideform/sync';
import { createBoundedSender } from '../../failures/create-bounded-sender.ts';
import { sendReport } from '../../failures/send-report.ts';
import type { TokenAsk } from '../../sign-in/auth-client.ts';
import { readTables } from '../sources/read-tables.ts';
import { browserChance } from '../world/browser-chance.ts';
import { browserClock } from '../world/browser-clock.ts';
import { browserHashing } from '../world/browser-hashing.ts';
import { browserLocks } from '../world/browser-locks.ts';
import { createServerClock } from '../world/server-clock.ts';
import { createProductServer, createTideformApi } from './product-server.ts';
import { tokenOrFailure } from './token-or-failure.ts';

/** What differs between a tab and the sync worker. */
interface Place {
  readonly graphBaseUrl: string;
  readonly identity: () => Identity | undefined;
  readonly isOnline: () => boolean;
  readonly appVersion: string | undefined;
  readonly token: (ask: TokenAsk) => Promise<string>;
  readonly pdf: PdfPort;
  /** Told how far this device's clock is ahead of the server's. */
  readonly onClockAhead?: (aheadMs: number) => void;
  /** The operator has blocked the person's organization. */
  readonly onBlocked: () => void;
  /** The server says that the account is not in the team. */
  readonly onTeamLost: (teamId: string) => void;
}

/** The browser as `sync` sees it; the same in a tab and in the worker. */
export function createSyncPorts(place: Place): SyncPorts & { readonly api: ApiClient } {
  const fetch = globalThis.fetch.bind(globalThis);
  const token = tokenOrFailure(place.token);
  const userId = () => place.identity()?.userId;
  const serverClock = createServerClock(browserClock, place.onClockAhead);
  const { api, teamToken } = createTideformApi({
    fetch: serverClock.watch(fetch),
    graphToken: token,
    appVersion: place.appVersion,
    onBlocked: place.onBlocked,
    userId,
    onTeamLost: place.onTeamLost,
  });
  return {
    api,
    clock: browserClock,
    serverNow: serverClock.now,
    chance: browserChance,
    graph: createGraphClient({
      baseUrl: place.graphBaseUrl,
      fetch,
      token,
      wait: browserClock.wait,
      random: browserChance.random,
      now: () => Date.parse(browserClock.now()),
    }),
    server: createProductServer(api),
    pdf: place.pdf,
    readTables,
    locks: browserLocks,
    hashing: browserHashing,
    identity: place.identity,
    teamToken,
    isOnline: place.isOnline,
    report: createBoundedSender(sendReport, browserClock.monotonicMs),
  };
}
