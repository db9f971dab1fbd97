import type { ApiClient } from '@tideform/contract';
import { expect, it, vi } from 'vitest';
import { createServerTokens } from './server-tokens.ts';

const startMs = Date.parse('2026-11-21T08:00:00Z');
const jwt = (issuedAtMs: number, name: string, claims = {}) =>
  `${name}.${btoa(JSON.stringify({ iat: issuedAtMs / 1000, exp: issuedAtMs / 1000 + 300, ...claims }))}.signature`;

/** Simulates a server that issues tokens for five minutes, and counts them. */
function createTokenFixture(refusal?: string, claims: () => object = () => ({})) {
  /** Monotonic clock, independent of the server's clock. */
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
  const advanceMs = (ms: number): void => {
    nowMs += ms;
  };
  const become = (userId: string): void => {
    user = userId;
  };
  return { tokens, onBlocked, advanceMs, become, issued: () => issued };
}

it('caches a team token until 30 seconds before it expires', async () => {
  const { tokens, advanceMs, issued } = createTokenFixture();
  const first = await tokens.getTeamToken('team1');
  advanceMs(269_000);
  expect(await tokens.getTeamToken('team1')).toBe(first);
  advanceMs(2_000);
  expect(await tokens.getTeamToken('team1')).not.toBe(first);
  expect(issued()).toBe(2);
});

it('caches one token for each team', async () => {
  const { tokens, issued } = createTokenFixture();
  await tokens.getTeamToken('team1');
  await tokens.getTeamToken('team2');
  expect(issued()).toBe(2);
});

it('requests a token once for two concurrent calls', async () => {
  const { tokens, issued } = createTokenFixture();
  await Promise.all([tokens.getTenantToken(), tokens.getTenantToken()]);
  expect(issued()).toBe(1);
});

it('requests another token if the server refused the first one', async () => {
  const { tokens } = createTokenFixture();
  const first = await tokens.getTeamToken('team1');
  expect(await tokens.getTeamToken('team1', first)).not.toBe(first);
});

it('reports that the organization is blocked', async () => {
  const { tokens, onBlocked } = createTokenFixture('tenant-blocked');
  await expect(tokens.getTeamToken('team1')).rejects.toMatchObject({
    reason: 'no-token',
    cause: { kind: 'no-api-token' },
  });
  expect(onBlocked).toHaveBeenCalledOnce();
});

it('sends another request after the server refused to issue a token', async () => {
  const { tokens, issued, onBlocked } = createTokenFixture('forbidden');
  await tokens.getTeamToken('team1').catch(() => {});
  await tokens.getTeamToken('team1').catch(() => {});
  expect(issued()).toBe(2);
  expect(onBlocked).not.toHaveBeenCalled();
});

it('discards a team token of another user', async () => {
  let userId = 'ada';
  const { tokens, become, issued } = createTokenFixture(undefined, () => ({ teamId: 'team1', userId }));
  const first = await tokens.getTeamToken('team1');
  expect(await tokens.getTeamToken('team1')).toBe(first);
  userId = 'bob';
  become('bob');
  expect(await tokens.getTeamToken('team1')).not.toBe(first);
  expect(issued()).toBe(2);
});

it('does not cache a token of another team', async () => {
  let teamId = 'team2';
  const { tokens, issued } = createTokenFixture(undefined, () => ({ teamId, userId: 'ada' }));
  await tokens.getTeamToken('TEAM1');
  teamId = 'team1';
  const second = await tokens.getTeamToken('TEAM1');
  expect(await tokens.getTeamToken('TEAM1')).toBe(second);
  expect(issued()).toBe(2);
});

it('reports that the account is not in the team any more, but ignores a busy server', async () => {
  for (const [refusal, lost, reason] of [
    ['forbidden', ['team1'], 'token-refused'],
    ['unauthorized', ['team1'], 'no-token'],
    ['too-many-requests', [], 'busy'],
  ] as const) {
    const lostTeams: string[] = [];
    const api = { call: async () => ({ ok: false, refusal }) } as unknown as ApiClient;
    const tokens = createServerTokens(
      () => api,
      () => 0,
      () => {},
      () => 'ada',
      (teamId) => lostTeams.push(teamId),
    );
    await expect(tokens.getTeamToken('team1')).rejects.toMatchObject({ reason });
    expect(lostTeams).toEqual(lost);
  }
});
