import {
  type ApiClient,
  createApiClient,
  createFormEmail,
  createWebhook,
  deliver,
  getTeamToken,
} from '@tideform/contract';
import { serverEntries } from '@tideform/server/testing';
import {
  type KillTestEnvironment,
  openKillTestEnvironment,
} from '../../tools/deliveries-kill/open-kill-test-environment.ts';
import { putSubmission } from '../../tools/deliveries-kill/respond.ts';
import { retryUntilAnswered } from '../../tools/deliveries-kill/retry-until-answered.ts';
import { pause } from '../../tools/workspace-kill/caller.ts';

export interface DeliveryMeasurements {
  /** Milliseconds from the first request until all requests were accepted. */
  readonly acceptedMs: number;
  readonly webhookMs: number;
  readonly mailedMs: number;
  /** Milliseconds until a single delivery arrives while the server is idle. */
  readonly afterMs: number;
}

const formId = 'form-bench';

/**
 * Requests the delivery of `responses` stored submissions, as fast as the servers accept them, and waits until all
 * webhook events and emails have arrived.
 */
export async function measureDeliveries(processes: number, responses: number): Promise<DeliveryMeasurements> {
  const world = await openKillTestEnvironment(processes, serverEntries.product);
  try {
    await prepare(world);
    const ids = Array.from({ length: responses }, (_, at) => `response-${at + 1}`);
    await runConcurrently(8, ids, (responseId) => putSubmission(world, { formId, responseId }));
    const device = createDeviceClient(world);
    const begin = performance.now();
    const accepted = runConcurrently(16, ids, (responseId) => requestDelivery(device, world, responseId)).then(() =>
      performance.now(),
    );
    const [acceptedAt, webhookAt, mailedAt] = await Promise.all([
      accepted,
      waitUntil(() => world.receiver.received.length >= responses),
      waitUntil(() => world.mail.messages.length >= responses),
    ]);
    await putSubmission(world, { formId, responseId: 'response-alone' });
    const aloneFrom = performance.now();
    await requestDelivery(device, world, 'response-alone');
    const aloneAt = await waitUntil(() => world.receiver.received.length > responses);
    return {
      acceptedMs: acceptedAt - begin,
      webhookMs: webhookAt - begin,
      mailedMs: mailedAt - begin,
      afterMs: aloneAt - aloneFrom,
    };
  } finally {
    await world.close();
  }
}

async function prepare({ ada, teamId, receiver }: KillTestEnvironment): Promise<void> {
  const settings = { type: 'response-submitted', environment: 'production', includePdf: false } as const;
  const hook = { formId, url: `${receiver.url}/hook`, name: 'Ledger', ...settings };
  await retryUntilAnswered(() => ada.api.call(createWebhook, { params: { teamId }, body: hook }));
  const template = { to: 'ben@quiet.example', subject: 'Near miss at {{place}}', body: '<p>{{place}}</p>' };
  const body = { template, sender: 'server' as const };
  await retryUntilAnswered(() => ada.api.call(createFormEmail, { params: { teamId, formId }, body }));
}

/** Creates an API client like a device's: it reuses the team token until it expires. */
function createDeviceClient({ ada, machines, teamId }: KillTestEnvironment): ApiClient {
  const fresh = async () => {
    const answer = await ada.api.call(getTeamToken, { params: { teamId } });
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value.token;
  };
  let token = fresh();
  return createApiClient({
    baseUrl: machines.origin,
    fetch,
    async token({ caller, refused }) {
      if (caller === 'graph') return ada.graphToken;
      if (refused === (await token)) token = fresh();
      return token;
    },
  });
}

async function requestDelivery(device: ApiClient, { teamId }: KillTestEnvironment, responseId: string): Promise<void> {
  const body = { responseId, revision: 1, triggerType: 'submit' as const };
  await retryUntilAnswered(() => device.call(deliver, { params: { teamId, formId }, body }));
}

async function runConcurrently<Item>(
  count: number,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}

async function waitUntil(isThere: () => boolean): Promise<number> {
  const end = Date.now() + 900_000;
  while (!isThere()) {
    if (Date.now() > end) throw new Error('Some deliveries have not arrived within 15 minutes');
    await pause(20);
  }
  return performance.now();
}
