import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createGraphClient, operations } from '@tideform/graph';
import type { Actor, ServiceUnderTest } from '@tideform/graph/conformance';
import type { LiveSettings, TokenSource } from './credentials.ts';

/**
 * Opens the conformance world on a running service. Such a service has no test hooks, so cases that need one are
 * excluded by rule number in excluded-cases.ts.
 */
export async function openLiveEnvironment({
  baseUrl,
  groupId,
  driveId,
  tokens,
}: LiveSettings): Promise<ServiceUnderTest> {
  const [owner, member, outsider] = await Promise.all(
    [tokens.OWNER, tokens.MEMBER, tokens.OUTSIDER].map((source) => openActor(baseUrl, source)),
  );
  return {
    ...{ baseUrl, fetch, groupId, driveId, runId: randomUUID().slice(0, 8) },
    ...{ owner: owner!, member: member!, outsider: outsider! },
    expireChangeTokens: noHook,
    expireUploads: noHook,
    close: async () => {},
  };
}

async function noHook(): Promise<never> {
  throw new Error('A running service has no test hooks: list the rule of this case in excluded-cases.ts');
}

async function openActor(baseUrl: string, source: TokenSource): Promise<Actor> {
  const token = source.kind === 'token' ? async () => source.token : createTokenRefresher(source);
  const client = createGraphClient({
    baseUrl,
    fetch,
    token,
    wait: (ms, signal) => wait(ms, undefined, { signal }),
    random: Math.random,
  });
  const { id, displayName, mail, userPrincipalName } = await client.call(operations.getMe, {});
  return { id, displayName: displayName ?? '', mail: userPrincipalName ?? mail ?? '', token, client };
}

/**
 * Returns a function that obtains access tokens with a refresh token, and renews them five minutes before they expire.
 */
function createTokenRefresher({ endpoint, clientId, refreshToken }: Extract<TokenSource, { kind: 'refresh' }>) {
  let known: { token: Promise<string>; untilMs: number } | undefined;
  let newest = refreshToken;
  const refresh = async (): Promise<string> => {
    const body = new URLSearchParams({
      client_id: clientId,
      grant_type: 'refresh_token',
      refresh_token: newest,
      scope: 'https://graph.microsoft.com/.default offline_access',
    });
    const reply = await fetch(endpoint, { method: 'POST', body });
    const answer = (await reply.json()) as TokenAnswer;
    if (!answer.access_token) throw new Error(`No access token: ${answer.error_description ?? answer.error}`);
    newest = answer.refresh_token ?? newest;
    known!.untilMs = Date.now() + ((answer.expires_in ?? 3600) - 300) * 1000;
    return answer.access_token;
  };
  return (): Promise<string> => {
    if (known === undefined || Date.now() > known.untilMs) {
      known = { token: Promise.resolve(''), untilMs: Number.POSITIVE_INFINITY };
      known.token = refresh();
    }
    return known.token;
  };
}

interface TokenAnswer {
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
  readonly error?: string;
  readonly error_description?: string;
}
