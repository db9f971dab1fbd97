import type { GraphPorts } from '../client.ts';
import { createGraphClient } from '../create-client.ts';

export const baseUrl = 'https://graph.example/v1.0';

export type Answer = Response | Error | ((request: Request) => Response | Promise<Response>);

/** A client of a service that gives these answers in turn, and what it was asked. */
export function openWorld(...said: (Answer | { readonly now: number | undefined })[]) {
  const answers = said.filter((one): one is Answer => !('now' in one));
  const now = said.find((one) => 'now' in one)?.now;
  const requests: Request[] = [];
  const asks: unknown[] = [];
  const waits: number[] = [];
  const ports: GraphPorts = {
    baseUrl,
    async fetch(input, init) {
      const request = new Request(input, init);
      requests.push(request.clone());
      const answer = answers.shift();
      if (answer === undefined) throw new Error(`Nobody answers ${request.url}`);
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : answer(request);
    },
    async token(ask) {
      asks.push(ask);
      return `token-${asks.length}`;
    },
    async wait(ms) {
      waits.push(ms);
    },
    random: () => 0.5,
    ...(now !== undefined && { now: () => now }),
  };
  return { client: createGraphClient(ports), requests, asks, waits };
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
export const refuse = (status: number, code: string, headers: Record<string, string> = {}, innerError?: unknown) =>
  json({ error: { code, message: 'No.', innerError } }, status, headers);
export const ada = { id: 'ada', displayName: 'Ada' };
