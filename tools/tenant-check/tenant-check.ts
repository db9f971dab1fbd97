/**
 * Checks a Microsoft 365 tenant: makes every kind of Graph request that the product makes, in a temporary library, and
 * prints a report without personal data.
 *
 *     npm run tenant-check -- --tenant contoso.onmicrosoft.com --client APPLICATION_ID --team "Field crew"
 *     M365_OWNER_TOKEN=… npm run tenant-check -- --team TEAM_ID
 *
 * With `--tenant` and `--client`, the user signs in with a code that they enter in a browser; the application must
 * allow public client flows. The account must own the team. Exit code 1 if a check failed, 2 if an argument is missing.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createGraphClient, operations } from '@tideform/graph';
import { checkTenant, formatReport } from '@tideform/sync/tenant-check';
import { signInByCode } from './sign-in-by-code.ts';

const { values } = parseArgs({
  options: { team: { type: 'string' }, tenant: { type: 'string' }, client: { type: 'string' } },
});

const { M365_OWNER_TOKEN: ownerToken, M365_GRAPH_BASE_URL, M365_AUTHORITY } = process.env;
const baseUrl = (M365_GRAPH_BASE_URL || 'https://graph.microsoft.com/v1.0').replace(/\/+$/, '');

const { team, tenant, client } = values;
if (!team || (!ownerToken && (!tenant || !client))) {
  console.error(
    'Missing: --team NAME_OR_ID, and either --tenant and --client, or M365_OWNER_TOKEN with an access token.',
  );
  process.exit(2);
}

const accessToken =
  ownerToken ||
  (await signInByCode({
    authority: `${M365_AUTHORITY || 'https://login.microsoftonline.com'}/${tenant}`,
    clientId: client ?? '',
    onCode: ({ address, code }) => console.log(`Open ${address} and enter the code ${code}`),
  }));

const ports = {
  baseUrl,
  fetch,
  token: async () => accessToken,
  wait: (ms: number, signal?: AbortSignal) => wait(ms, undefined, { signal }),
  random: Math.random,
  now: Date.now,
};
const teamId = await findTeam(team);
if (teamId === undefined) {
  console.error(`The account is not in a team with the name or ID ${team}.`);
  process.exit(2);
}
const report = await checkTenant({
  ...ports,
  teamId,
  monotonicMs: () => performance.now(),
  onProgress: (id, result) => result && console.error(`${result.outcome.padEnd(8)} ${id}`),
});
console.log(formatReport(report));
process.exit(report.results.some(({ outcome }) => outcome === 'failed') ? 1 : 0);

async function findTeam(nameOrId: string): Promise<string | undefined> {
  const teams = createGraphClient(ports).rows(operations.listJoinedTeams, {});
  for await (const { id, displayName } of teams) if (id === nameOrId || displayName === nameOrId) return id;
  return undefined;
}
