import { createSignInClient } from '@tideform/server/testing';
import { pause } from '../caller.ts';
import type { Client, ClientWorld } from './client.ts';

interface Answer {
  readonly status: number;
  readonly refreshToken: string | undefined;
}

/**
 * Creates a client that stays signed in: it redeems refresh tokens one after another, some of them twice at the same
 * time, and occasionally signs in again.
 */
export async function createSessionClient(
  { origin, record, chance, name }: ClientWorld,
  who: { readonly account: string; readonly password: string },
): Promise<Client> {
  const client = createSignInClient(origin);
  let token = (await client.signIn(who.account, who.password)).refresh_token;

  const refresh = async (): Promise<Answer> => {
    try {
      const reply = await client.refresh(token);
      const body = (await reply.json().catch(() => ({}))) as { refresh_token?: string };
      return { status: reply.status, refreshToken: body.refresh_token };
    } catch {
      return { status: 0, refreshToken: undefined };
    }
  };

  /**
   * Refreshes the session. A response may get lost, but the session must not, so the same token is redeemed again until
   * the server responds.
   */
  async function refreshSession(atOnce: number): Promise<void> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answers = await Promise.all(Array.from({ length: atOnce }, refresh));
      const fresh = answers.flatMap(({ refreshToken }) => refreshToken ?? []);
      for (const { status } of answers)
        record.count('refresh', status === 200 ? 'ok' : status === 400 ? 'fail' : 'unknown');
      if (answers.some(({ status }) => status === 400)) record.addViolation(`${name}: was signed out`);
      if (fresh.length > 0) {
        token = chance.pick(fresh);
        return;
      }
      await pause(50);
    }
    record.addViolation(`${name}: no response to token refreshes`);
  }

  async function signInAgain(): Promise<void> {
    const other = createSignInClient(origin);
    try {
      const page = await other.browser.submit(await other.authorize(), who);
      const spent = await Promise.allSettled([other.redeem(page), other.redeem(page)]);
      const count = spent.filter(({ status }) => status === 'fulfilled').length;
      if (count > 1) record.addViolation(`${name}: one authorization code returned tokens twice`);
      record.count('sign-in', count === 1 ? 'ok' : 'unknown');
    } catch {
      record.count('sign-in', 'unknown');
    }
  }

  return {
    async step() {
      if (chance.next() < 0.15) await signInAgain();
      else await refreshSession(chance.next() < 0.4 ? 2 : 1);
      await pause(100);
    },
    check: () => refreshSession(1),
  };
}
