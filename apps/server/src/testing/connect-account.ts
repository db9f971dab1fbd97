import { authorizeCredential, findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { sealTokens } from '../graph-credentials/sealed-tokens.ts';
import type { MemoryPerson, MemoryTeam } from './create-memory-team.ts';
import type { TestApp } from './test-app.ts';

/** Connects the account of a user in an in-memory team, for files. @returns the ID of the connected account */
export async function connectAccount(
  { db, context, now }: TestApp,
  team: MemoryTeam,
  who: MemoryPerson,
): Promise<string> {
  const userId = team.people[who];
  const { id } = await findOrCreateCredential(db.database, { tenantId: team.tenantId, userId });
  const granted = { accessToken: team.graph.createToken(userId), lifeSeconds: 10 * 365 * 86_400 };
  const tokens = sealTokens(context.secrets, id, granted, 'refresh-1', now);
  await authorizeCredential(db.database, id, { ...tokens, purposes: ['files'], name: who, username: who });
  return id;
}
