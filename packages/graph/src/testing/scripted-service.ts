import type { GraphPorts } from '../client.ts';
import { createGraphClient } from '../create-client.ts';

export const baseUrl = 'https://graph.example/v1.0';

export type ScriptedResponse = Response | Error | ((request: Request) => Response | Promise<Response>);

/** Creates a client whose service returns the given responses in turn, and records its requests. */
export function createScriptedClient(...script: (ScriptedResponse | { readonly now: number | undefined })[]) {
  const answers = script.filter((one): one is ScriptedResponse => !('now' in one));
  const now = script.find((one) => 'now' in one)?.now;
  const requests: Request[] = [];
  const tokenRequests: unknown[] = [];
  const waits: number[] = [];
  const ports: GraphPorts = {
    baseUrl,
    async fetch(input, init) {
      const request = new Request(input, init);
      requests.push(request.clone());
      const answer = answers.shift();
      if (answer === undefined) throw new Error(`No response for ${request.url}`);
      if (answer instanceof Error) throw answer;
      return answer instanceof Response ? answer : answer(request);
    },
    async token(ask) {
      tokenRequests.push(ask);
      return `token-${tokenRequests.length}`;
    },
    async wait(ms) {
      waits.push(ms);
    },
    random: () => 0.5,
    ...(now !== undefined && { now: () => now }),
  };
  return { client: createGraphClient(ports), requests, asks: tokenRequests, waits };
}

export const createJsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
export const createRefusal = (
  status: number,
  code: string,
  headers: Record<string, string> = {},
  innerError?: unknown,
) => createJsonResponse({ error: { code, message: 'No.', innerError } }, status, headers);
export const sampleUser = { id: 'ada', displayName: 'Ada' };
