import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeAccount } from '../../external-services/stripe/stripe-config.ts';
import { handleRequest, type StripeExchange } from './handle-request.ts';
import { servePage } from './serve-page.ts';
import { StripeState } from './stripe-state.ts';

/** Simulated Stripe: API, payment pages and signed events. */
export interface StripeDouble {
  readonly url: string;
  /** Stripe configuration for a server that uses the simulated Stripe. */
  readonly account: StripeAccount;
  readonly state: StripeState;
  readonly exchanges: readonly StripeExchange[];
  /** Makes the next requests fail, as if Stripe were down. */
  failNext(requests: number): void;
  /** Serializes and signs an event as Stripe would, with the SDK's own function. */
  sign(event: Stripe.Event, at?: Date): { readonly payload: string; readonly signature: string };
  /** Signs any text as Stripe would. */
  signText(payload: string, at?: Date): string;
  /** Sends all later events to this URL immediately. */
  sendTo(url: string): void;
  close(): void;
}

const secretKey = 'sk_test_double';
const webhookSecret = 'whsec_double';
const apiVersion = String(Stripe.API_VERSION ?? '');

/** Starts the simulated Stripe. @param port by default, any free port */
export async function startStripeDouble(now: () => Date = () => new Date(), port = 0): Promise<StripeDouble> {
  let url = '';
  let failing = 0;
  let receiver: string | undefined;
  let told = 0;
  const state = new StripeState({ now, apiVersion, pagesUrl: () => url });
  const exchanges: StripeExchange[] = [];
  const answered = new Map<string, { readonly text: string; readonly exchange: StripeExchange }>();
  const api = new Stripe(secretKey);
  const signText = (payload: string, at = now()) =>
    api.webhooks.generateTestHeaderString({
      ...{ payload, secret: webhookSecret, timestamp: Math.floor(at.getTime() / 1000) },
    });
  const sign = (event: Stripe.Event, at = now()) => {
    const payload = JSON.stringify(event);
    return { payload, signature: signText(payload, at) };
  };
  const send = async (): Promise<void> => {
    const fresh = state.events.slice(told);
    told = state.events.length;
    if (receiver === undefined) return;
    for (const event of fresh) {
      const { payload, signature } = sign(event);
      await fetch(receiver, { method: 'POST', headers: { 'stripe-signature': signature }, body: payload });
    }
  };
  const serve = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', url);
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    if (!pathname.startsWith('/v1/')) {
      servePage(state, request.method ?? 'GET', { path: pathname, text }, reply);
      return send();
    }
    if (failing > 0) {
      failing -= 1;
      return void sendJson(reply, 500, { error: { type: 'api_error', message: 'Down' } });
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`)
      return void sendJson(reply, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } });
    const key = request.method === 'POST' ? request.headers['idempotency-key'] : undefined;
    const before = typeof key === 'string' ? answered.get(key) : undefined;
    if (before && before.text !== text)
      return void sendJson(reply, 400, { error: { type: 'idempotency_error', message: 'Other parameters' } });
    const receivedRequest = {
      method: request.method ?? 'GET',
      path: pathname,
      text: request.method === 'GET' ? search.slice(1) : text,
    };
    const exchange = before?.exchange ?? handleRequest(state, receivedRequest);
    // Stores a copy of the response, since later actions change the objects.
    exchanges.push({ ...exchange, body: structuredClone(exchange.body) });
    if (typeof key === 'string') answered.set(key, { text, exchange });
    sendJson(reply, exchange.status, exchange.body);
    return send();
  };
  const server = createServer((request, reply) => void serve(request, reply)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    account: { secretKey, webhookSecret, trialDays: 14, apiUrl: new URL(url) },
    ...{ state, exchanges, sign, signText },
    failNext: (requests) => {
      failing = requests;
    },
    sendTo: (address) => {
      receiver = address;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendJson(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' }).end(JSON.stringify(body));
}
