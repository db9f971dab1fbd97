import { createGraphClient, type GraphClient, type GraphPorts } from '@tideform/graph';
import { UnsecuredJWT } from 'jose';
import { ClaimsChallenge } from '../authentication/claims-challenge.ts';

/** User of a simulated Microsoft 365, with the data that Graph returns about them. */
export interface FakePerson {
  readonly userId: string;
  readonly tenantId: string;
  readonly joinedTeams: readonly string[];
  readonly ownedGroups: readonly string[];
}

export interface FakeGraph {
  /** Creates an access token of a user. The token may claim another organization. */
  tokenOf(person: FakePerson, claimedTenantId?: string): string;
  graphAs(token: string): GraphClient;
  graphFor(token: GraphPorts['token']): GraphClient;
  /** If set, Graph responds to all calls with this response or error. */
  failure: (() => Response | Error) | undefined;
}

/** Creates a simulated Graph that supports the requests for issuing tokens. */
export function createFakeGraph(): FakeGraph {
  const people = new Map<string, FakePerson>();
  const fake: FakeGraph = {
    failure: undefined,
    tokenOf(person, claimedTenantId = person.tenantId) {
      const token = new UnsecuredJWT({ oid: person.userId, tid: claimedTenantId }).encode().replace(/\.$/, '.c2lnbmVk');
      people.set(token, person);
      return token;
    },
    graphAs: (token) =>
      fake.graphFor(async ({ claims }) => {
        if (claims !== undefined) throw new ClaimsChallenge(claims);
        return token;
      }),
    graphFor: (token) =>
      createGraphClient({
        baseUrl: 'https://graph.test/v1.0',
        token,
        wait: async () => {},
        random: () => 0,
        fetch: async (url, init) => {
          const failure = fake.failure?.();
          if (failure instanceof Error) throw failure;
          const bearer = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
          return failure ?? reply(people.get(bearer), new URL(String(url)).pathname);
        },
      }),
  };
  return fake;
}

function reply(person: FakePerson | undefined, path: string): Response {
  if (!person) return refuse(401, 'InvalidAuthenticationToken');
  const tail = path.replace(/^\/v1\.0/, '');
  if (tail === '/me')
    return json({ id: person.userId, displayName: 'Ada Tester', userPrincipalName: 'ada@north.example' });
  if (tail === `/organization/${person.tenantId}`) return json({ id: person.tenantId });
  if (tail === '/me/joinedTeams') return json({ value: person.joinedTeams.map((id) => ({ id })) });
  if (tail === '/me/ownedObjects') return json({ value: person.ownedGroups.map((id) => ({ id })) });
  return refuse(404, 'Request_ResourceNotFound');
}

function json(body: unknown): Response {
  return Response.json(body);
}

function refuse(status: number, code: string): Response {
  return Response.json({ error: { code, message: code } }, { status });
}
