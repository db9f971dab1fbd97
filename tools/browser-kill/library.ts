import { createHash } from 'node:crypto';
import { createSignInClient, people } from '@tideform/server/testing';
import { type Caller, createCaller } from '../workspace-kill/caller.ts';

/** A submission as readers of the library see it. */
export interface StoredSubmission {
  readonly responseId: string;
  readonly answers: Readonly<{ [key: string]: unknown }>;
  readonly driveItemId: string;
  readonly folderId: string;
  readonly number: number;
}

/** The team's library, read through Graph as a user who can read everything. */
export interface Library {
  submissions(): Promise<readonly StoredSubmission[]>;
  /** SHA-256 hashes of the attachments in a response's folder, by file name. */
  hashes(folderId: string): Promise<ReadonlyMap<string, string>>;
}

export async function openLibrary(origin: string, teamId: string): Promise<Library> {
  const signIn = createSignInClient(origin);
  const { access_token: token } = await signIn.signIn(people.amira.person.userPrincipalName, 'tideform');
  const caller = createCaller(origin, () => token);
  const lists = await caller.read(`/groups/${teamId}/sites/root/lists?$expand=drive&$select=id,displayName,drive,list`);
  const driveIds = lists.body.value.map((list: { drive?: { id: string } }) => list.drive?.id).filter(Boolean);
  return {
    async submissions() {
      const found: StoredSubmission[] = [];
      for (const id of driveIds) found.push(...(await listSubmissions(caller, id)));
      return found;
    },
    async hashes(folderId) {
      for (const id of driveIds) {
        const children = await caller.read(`/drives/${id}/items/${folderId}/children?$top=200`);
        if (children.status === 200) return computeHashes(token, children.body.value);
      }
      throw new Error('No drive has the folder');
    },
  };
}

async function listSubmissions(caller: Caller, driveId: string): Promise<StoredSubmission[]> {
  const found: StoredSubmission[] = [];
  let next = `/drives/${driveId}/list/items?$expand=fields($select=tfItemType,tfResponseId,tfSubmissionNumber),driveItem&$top=500`;
  while (next) {
    const { status, body } = await caller.read(next);
    if (status !== 200) throw new Error(`${next}: ${status}`);
    for (const { fields, driveItem } of body.value) {
      if (fields?.tfItemType !== 'submission') continue;
      const content = await caller.read(`/drives/${driveId}/items/${driveItem.id}/content`);
      found.push({
        responseId: fields.tfResponseId,
        answers: content.body.data.data,
        driveItemId: driveItem.id,
        folderId: driveItem.parentReference.id,
        number: fields.tfSubmissionNumber,
      });
    }
    next = body['@odata.nextLink'] ?? '';
  }
  return found;
}

async function computeHashes(token: string, children: readonly File[]): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const child of children) {
    const url = child['@microsoft.graph.downloadUrl'];
    if (!url) continue;
    const response = await fetch(url, {
      headers: url.includes('/v1.0/') ? { authorization: `Bearer ${token}` } : {},
    });
    hashes.set(
      child.name,
      createHash('sha256')
        .update(Buffer.from(await response.arrayBuffer()))
        .digest('hex'),
    );
  }
  return hashes;
}

interface File {
  readonly name: string;
  readonly '@microsoft.graph.downloadUrl'?: string;
}
