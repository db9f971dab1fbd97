import { createHash } from 'node:crypto';
import { openSignInClient, people } from '@tideform/server/testing';
import { type Caller, createCaller } from '../workspace-kill/caller.ts';

/** A submission as anybody who reads the library sees it. */
export interface Arrived {
  readonly responseId: string;
  readonly answers: Readonly<{ [key: string]: unknown }>;
  readonly driveItemId: string;
  readonly folderId: string;
  readonly number: number;
}

/** The team's library, read through Graph by somebody who sees everything. */
export interface Library {
  submissions(): Promise<readonly Arrived[]>;
  /** SHA-256 of the attachments in a response's folder, by name. */
  hashes(folderId: string): Promise<ReadonlyMap<string, string>>;
}

export async function openLibrary(origin: string, teamId: string): Promise<Library> {
  const signIn = openSignInClient(origin);
  const { access_token: token } = await signIn.signIn(people.amira.person.userPrincipalName, 'tideform');
  const caller = createCaller(origin, () => token);
  const lists = await caller.read(`/groups/${teamId}/sites/root/lists?$expand=drive&$select=id,displayName,drive,list`);
  const driveIds = lists.body.value.map((list: { drive?: { id: string } }) => list.drive?.id).filter(Boolean);
  return {
    async submissions() {
      const found: Arrived[] = [];
      for (const id of driveIds) found.push(...(await submissionsOf(caller, id)));
      return found;
    },
    async hashes(folderId) {
      for (const id of driveIds) {
        const children = await caller.read(`/drives/${id}/items/${folderId}/children?$top=200`);
        if (children.status === 200) return hashesOf(token, children.body.value);
      }
      throw new Error('No drive has the folder');
    },
  };
}

async function submissionsOf(caller: Caller, driveId: string): Promise<Arrived[]> {
  const found: Arrived[] = [];
  let next = `/drives/${driveId}/list/items?$expand=fields($select=tfItemType,tfResponseId,tfSubmissionNumber),driveItem&$top=500`;
  while (next) {
    const { status, body } = await caller.read(next);
    if (status !== 200) throw new Error(`${next}: ${status}`);
    for (const { fields, driveItem } of body.value) {
      if (fields?.tfItemType !== 'submission') continue;
      const whole = await caller.read(`/drives/${driveId}/items/${driveItem.id}/content`);
      found.push({
        responseId: fields.tfResponseId,
        answers: whole.body.data.data,
        driveItemId: driveItem.id,
        folderId: driveItem.parentReference.id,
        number: fields.tfSubmissionNumber,
      });
    }
    next = body['@odata.nextLink'] ?? '';
  }
  return found;
}

async function hashesOf(token: string, children: readonly File[]): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const child of children) {
    const address = child['@microsoft.graph.downloadUrl'];
    if (!address) continue;
    const reply = await fetch(address, {
      headers: address.includes('/v1.0/') ? { authorization: `Bearer ${token}` } : {},
    });
    hashes.set(
      child.name,
      createHash('sha256')
        .update(Buffer.from(await reply.arrayBuffer()))
        .digest('hex'),
    );
  }
  return hashes;
}

interface File {
  readonly name: string;
  readonly '@microsoft.graph.downloadUrl'?: string;
}
