import { randomUUID } from 'node:crypto';
import type { ApiClient } from '@tideform/contract';
import type { FormDefinition } from '@tideform/engine';
import { createGraphClient, type GraphClient, type GraphPorts, operations } from '@tideform/graph';
import { createMemoryGraph, type Fault, type MemoryGraph } from '@tideform/graph/testing';
import { createFormService, initialiseTeam } from '@tideform/sync';
import { createLocalContext, createMemoryProductServer } from '@tideform/sync/testing';
import { authorizeCredential, findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { sealTokens } from '../graph-credentials/sealed-tokens.ts';
import type { TestApp } from './test-app.ts';

const defaultSchema = { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] };

/** Registration of a published form, in the format that devices send. */
export interface PublishedRegistration {
  readonly driveId: string;
  readonly title: string;
  readonly channelId?: string;
  readonly publishedDriveItemId: string;
  readonly responsesFolderDriveItemId: string;
}

/** Team in an in-memory Microsoft 365. In its library, the owner and one member may edit forms. */
export interface MemoryTeam {
  readonly graph: MemoryGraph;
  readonly teamId: string;
  readonly tenantId: string;
  readonly driveId: string;
  readonly people: Readonly<Record<MemoryPerson, string>>;
  readonly ports: { graphAs(token: string): GraphClient; graphFor(token: GraphPorts['token']): GraphClient };
  createGraphFor(person: MemoryPerson): GraphClient;
  /** Creates an API client with a user's team token. The Graph token may belong to another user. */
  apiOf(test: TestApp, person: MemoryPerson, graphTokenOf?: MemoryPerson): Promise<ApiClient>;
  /** Publishes a form as the owner, without registering the form at the server. */
  publish(formId: string, title?: string, schema?: FormDefinition): Promise<PublishedRegistration>;
  /** Adds a submission to the library. If the submission exists, replaces it like a resubmission. */
  submit(formId: string, responseId: string, over?: SubmissionOverrides): Promise<void>;
}

/** Parts of a submission that a test can replace. */
export interface SubmissionOverrides {
  readonly content?: object;
  readonly pdf?: Uint8Array;
  /** Form ID in the library's columns. */
  readonly formId?: string;
}

const personNames = ['owner', 'builder', 'member', 'guest', 'stranger'] as const;
export type MemoryPerson = (typeof personNames)[number];

const getMail = (name: MemoryPerson) => `${name === 'guest' ? 'guest_north.example#EXT#' : name}@contoso.test`;

/** Creates the in-memory team. @param fault simulates faults of requests to Graph */
export async function createMemoryTeam(
  fault?: (moment: 'request' | 'reply', request: Request) => Fault,
): Promise<MemoryTeam> {
  const [teamId, tenantId] = [randomUUID(), randomUUID()];
  const people = Object.fromEntries(personNames.map((name) => [name, randomUUID()])) as Record<MemoryPerson, string>;
  const { owner, builder, member, guest } = people;
  let ids = 0;
  const graph = createMemoryGraph({
    newId: () => `ID${++ids}`,
    now: () => '2026-03-14T10:00:00.000Z',
    people: personNames.map((name) => ({ id: people[name], displayName: name, mail: getMail(name) })),
    groups: [
      { id: teamId, displayName: 'Crew', ownerIds: [owner], memberIds: [owner, builder, member, guest], channels: [] },
    ],
    ...(fault && { fault }),
  });
  const graphFor = (token: GraphPorts['token']) =>
    createGraphClient({ baseUrl: graph.baseUrl, fetch: graph.fetch, token, wait: async () => {}, random: () => 0 });
  const graphOf = (person: MemoryPerson) => graphFor(async () => graph.createToken(people[person]));
  const device = await createOwnerDevice(graphOf('owner'), { teamId, tenantId, owner });
  await restrictFormConfig(graphOf('owner'), { driveId: device.driveId, builder });
  return {
    graph,
    teamId,
    tenantId,
    driveId: device.driveId,
    people,
    ports: { graphAs: (token) => graphFor(async () => token), graphFor },
    createGraphFor: graphOf,
    async apiOf(test, person, graphTokenOf = person) {
      const claims = { teamId, userId: people[person], tenantId, isTeamOwner: person === 'owner' };
      return test.clientWith(await test.tokens.signTeamToken(claims), graph.createToken(people[graphTokenOf]));
    },
    publish: device.publish,
    submit: (formId, responseId, over = {}) =>
      addSubmission(graphOf('owner'), device.driveId, { formId, responseId, owner, over }),
  };
}

async function createOwnerDevice(
  graph: GraphClient,
  { teamId, tenantId, owner }: { readonly teamId: string; readonly tenantId: string; readonly owner: string },
) {
  let registration: PublishedRegistration | undefined;
  const registerForm = async (_teamId: string, _formId: string, newRegistration: PublishedRegistration) => {
    registration = newRegistration;
  };
  const context = await createLocalContext({
    graph,
    server: { ...createMemoryProductServer(), registerForm },
    identity: () => ({ tenantId, userId: owner, displayName: 'owner' }),
  });
  const team = { id: teamId, tenantId, displayName: 'Crew', channels: [], accounts: { [owner]: {} } };
  await context.database.teams.put(team);
  const driveId = (await initialiseTeam(context, teamId)).driveId!;
  const service = createFormService(context);
  return {
    driveId,
    async publish(formId: string, title = 'Near misses', schema: FormDefinition = defaultSchema) {
      await service.add(teamId, { id: formId, title, schema });
      await service.publish(formId, 'first');
      return registration!;
    },
  };
}

/** Restricts the folder Form Config, so that members can read it but only one member can write to it. */
async function restrictFormConfig(
  graph: GraphClient,
  { driveId, builder }: { readonly driveId: string; readonly builder: string },
): Promise<void> {
  const { id: itemId } = await graph.call(operations.getItemByPath, { driveId, path: 'Form Config' });
  const rows = await Array.fromAsync(graph.rows(operations.listPermissions, { driveId, itemId }));
  for (const { id: permissionId, roles } of rows) {
    if (roles.includes('owner')) continue;
    await graph.call(operations.updatePermission, { driveId, itemId, permissionId }, { body: { roles: ['read'] } });
  }
  const body = { recipients: [{ objectId: builder }], roles: ['write'], requireSignIn: true, sendInvitation: false };
  await graph.call(operations.invite, { driveId, itemId }, { body });
}

interface NewSubmission {
  readonly formId: string;
  readonly responseId: string;
  readonly owner: string;
  readonly over: SubmissionOverrides;
}

async function addSubmission(
  graph: GraphClient,
  driveId: string,
  { formId, responseId, owner, over }: NewSubmission,
): Promise<void> {
  const { id: itemId } = await graph.call(operations.getItemByPath, { driveId, path: 'Responses' });
  const put = async (path: string, bytes: Uint8Array, tfItemType: string) => {
    const item = await graph.call(operations.putChildContent, { driveId, itemId, path }, { bytes });
    const row = await graph.call(operations.getItemListItem, { driveId, itemId: item.id });
    const body = { tfItemType, tfFormId: over.formId ?? formId, tfResponseId: responseId };
    await graph.call(operations.updateDriveListItemFields, { driveId, listItemId: row.id }, { body });
  };
  const person = { id: owner, name: 'owner' };
  const response = {
    id: responseId,
    submissionNumber: 7,
    formId,
    formTitle: 'Near misses',
    version: 1,
    title: 'Quay, 7',
    schema: defaultSchema,
    data: { data: { place: 'Quay' }, metadata: {} },
    timestamp: '2026-03-14T09:30:00.000Z',
    createdBy: person,
    collaborators: [person],
    ...over.content,
  };
  if (over.pdf) await put(`${responseId}.pdf`, over.pdf, 'pdf');
  await put(`${responseId}.json`, new TextEncoder().encode(JSON.stringify(response)), 'submission');
}

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
