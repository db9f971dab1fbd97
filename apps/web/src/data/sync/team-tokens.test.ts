import type { ApiClient } from '@tideform/contract';
import { expect, it, vi } from 'vitest';
import { createServerTokens } from './team-tokens.ts';

const startMs = Date.parse('2026-11-21T08:00:00Z');
const jwt = (issuedAtMs: number, name: string, claims = {}) =>
  `${name}.${btoa(JSON.stringify({ iat: issuedAtMs / 1000, exp: issuedAtMs / 1000 + 300, ...claims }))}.signature`;

/** A server that issues tokens of five minutes, and counts. */
function world(refusal?: string, claims: () => object = () => ({})) {
  /** The device counts from its own start: nothing of it has to do with the server's clock. */
  let nowMs = 0;
  let issued = 0;
  let user = 'ada';
  const onBlocked = vi.fn();
  const api = {
    call: async () => {
      issued += 1;
      return refusal
        ? { ok: false, refusal }
        : { ok: true, value: { token: jwt(startMs + nowMs, `t${issued}`, claims()) } };
    },
  } as unknown as ApiClient;
  const tokens = createServerTokens(
    () => api,
    () => nowMs,
    onBlocked,
    () => user,
  );
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  const become = (userId: string): void => {
    user = userId;
  };
  return { tokens, onBlocked, pass, become, issued: () => issued };
}

it('keeps a team token until 30 seconds before its end', async () => {
  const { tokens, pass, issued } = world();
  const first = await tokens.team('team1');
  pass(269_000);
  expect(await tokens.team('team1')).toBe(first);
  pass(2_000);
  expect(await tokens.team('team1')).not.toBe(first);
  expect(issued()).toBe(2);
});

it('keeps one token for each team', async () => {
  const { tokens, issued } = world();
  await tokens.team('team1');
  await tokens.team('team2');
  expect(issued()).toBe(2);
});

it('asks once for two who need it at the same time', async () => {
  const { tokens, issued } = world();
  await Promise.all([tokens.tenant(), tokens.tenant()]);
  expect(issued()).toBe(1);
});

it('gets another one when the server refused the token', async () => {
  const { tokens } = world();
  const first = await tokens.team('team1');
  expect(await tokens.team('team1', first)).not.toBe(first);
});

it('tells that the organisation is blocked', async () => {
  const { tokens, onBlocked } = world('tenant-blocked');
  await expect(tokens.team('team1')).rejects.toMatchObject({ reason: 'no-token', cause: { kind: 'no-api-token' } });
  expect(onBlocked).toHaveBeenCalledOnce();
});

it('asks again after a refusal', async () => {
  const { tokens, issued, onBlocked } = world('forbidden');
  await tokens.team('team1').catch(() => {});
  await tokens.team('team1').catch(() => {});
  expect(issued()).toBe(2);
  expect(onBlocked).not.toHaveBeenCalled();
});

it('drops a team token of another person', async () => {
  let userId = 'ada';
  const { tokens, become, issued } = world(undefined, () => ({ teamId: 'team1', userId }));
  const first = await tokens.team('team1');
  expect(await tokens.team('team1')).toBe(first);
  userId = 'bob';
  become('bob');
  expect(await tokens.team('team1')).not.toBe(first);
  expect(issued()).toBe(2);
});

it('does not keep a token that is for another team', async () => {
  let teamId = 'team2';
  const { tokens, issued } = world(undefined, () => ({ teamId, userId: 'ada' }));
  await tokens.team('TEAM1');
  teamId = 'team1';
  const second = await tokens.team('TEAM1');
  expect(await tokens.team('TEAM1')).toBe(second);
  expect(issued()).toBe(2);
});

it('tells of a team that the account has lost, and of none when the server is only busy', async () => {
  for (const [refusal, lost, reason] of [
    ['forbidden', ['team1'], 'token-refused'],
    ['unauthorized', ['team1'], 'no-token'],
    ['too-many-requests', [], 'busy'],
  ] as const) {
    const told: string[] = [];
    const api = { call: async () => ({ ok: false, refusal }) } as unknown as ApiClient;
    const tokens = createServerTokens(
      () => api,
      () => 0,
      () => {},
      () => 'ada',
      (teamId) => told.push(teamId),
    );
    await expect(tokens.team('team1')).rejects.toMatchObject({ reason });
    expect(told).toEqual(lost);
  }
});
