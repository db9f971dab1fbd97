import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import { CredentialExpired } from './credential-expired.ts';
import { type CredentialRow, endRenewal, findCredential, takeRenewal } from './graph-credentials-store.ts';
import { openAccessToken, openRefreshToken, sealTokens } from './sealed-tokens.ts';

/** A token that ends within a minute may end on its way. */
const MARGIN_MS = 60_000;
const POLL_MS = 200;
const MOST_POLLS = 200;

/** What Graph said of the last token. */
export interface TokenNeed {
  /** It was refused. */
  readonly refused?: string | undefined;
  readonly claims?: string | undefined;
}

/**
 * A token of a credential's person, renewed when it is over or was refused: by one process at a time, while others wait for
 * what it gets.
 *
 * @throws CredentialExpired when the sign-in renews nothing any more
 */
export async function accessTokenOf(context: ServerContext, id: string, need: TokenNeed = {}): Promise<string> {
  const holder = randomUUID();
  for (let polls = 0; polls < MOST_POLLS; polls++) {
    const known = goodToken(context, usable(await findCredential(context.database, id)), need);
    if (known !== undefined) return known;
    const row = await takeRenewal(context.database, id, holder);
    if (row) return renewHeld(context, row, holder, need);
    await context.wait(POLL_MS);
  }
  throw new Error('A credential was renewed by others all the time');
}

function usable(row: CredentialRow | undefined): CredentialRow {
  if (!row || row.expiredAt || row.refreshToken === null) throw new CredentialExpired();
  return row;
}

function goodToken({ secrets, now }: ServerContext, row: CredentialRow, need: TokenNeed): string | undefined {
  const token = openAccessToken(secrets, row);
  const isOver = !row.accessEndsAt || row.accessEndsAt.getTime() - MARGIN_MS < now().getTime();
  return isOver || token === need.refused ? undefined : token;
}

async function renewHeld(context: ServerContext, row: CredentialRow, holder: string, need: TokenNeed): Promise<string> {
  let outcome: Parameters<typeof endRenewal>[3] = 'unchanged';
  try {
    // Another process may have renewed it between our look and our lock.
    const known = goodToken(context, usable(row), need);
    if (known !== undefined) return known;
    const refreshToken = openRefreshToken(context.secrets, row);
    // NOTE: sealed with a key that this process lacks: it is not for us to say that it has expired.
    if (refreshToken === undefined) throw new CredentialExpired();
    const granted = await context.signInServer?.refresh(refreshToken, need.claims);
    if (granted === undefined) throw new CredentialExpired();
    if (granted === 'refused') {
      outcome = 'expired';
      throw new CredentialExpired();
    }
    const { secrets, now } = context;
    outcome = sealTokens(secrets, row.id, granted, granted.refreshToken ?? refreshToken, now());
    return granted.accessToken;
  } finally {
    await endRenewal(context.database, row.id, holder, outcome);
  }
}
