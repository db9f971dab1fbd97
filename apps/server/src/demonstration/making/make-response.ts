import { createHash } from 'node:crypto';
import { specs } from '@tideform/components/specs';
import { createSession, type SubmissionData } from '@tideform/engine';
import {
  draftFields,
  encodeJson,
  fileNames,
  folderFields,
  folderNames,
  fromForm,
  manifestHash,
  partFields,
  type ResponseRow,
  responseFolderName,
  safeName,
  submissionFields,
  toStoredResponse,
  toSubmittedResponse,
} from '@tideform/sync/library-content';
import { createRandom } from '../chance.ts';
import { deriveGuid, deriveItemId } from '../derive-id.ts';
import type { DemoFile, DemoForm, SceneKey, StoredFile } from '../forms/demo-form.ts';
import type { ContentItem, DemoWorld } from './demo-world.ts';
import { formIds, responseIds } from './ids.ts';
import { describeForm } from './make-form.ts';
import type { Photos } from './photos.ts';
import type { PlannedResponse } from './plan-responses.ts';

export interface MadeResponse {
  readonly row: ResponseRow;
  readonly number: number;
  /** Returns the folder of the response and its files, except the PDF. */
  items(): Promise<readonly ContentItem[]>;
  /** Maps a file ID to the subject of its picture. */
  readonly scenes: ReadonlyMap<string, SceneKey>;
}

const hashing = {
  sha256: async (bytes: Uint8Array | Blob) =>
    createHash('sha256')
      .update(bytes as Uint8Array)
      .digest('hex'),
};

/** Creates a response as stored in the library: after submission, or after syncing a draft. */
export async function makeResponse(
  world: DemoWorld,
  form: DemoForm,
  planned: PlannedResponse,
  photos: Photos,
): Promise<MadeResponse> {
  const ids = responseIds(form, planned.number);
  const files: DemoFile[] = [];
  const answers = await settle(form, answersOf(world, form, planned, photos, files));
  const row = rowOf(world, form, planned, answers);
  const stamp = { by: row.userId, at: row.timestamp, isPartitioned: true };
  const owner = { formId: row.formId, responseId: row.id };
  const file = (id: string, name: string, bytes: Uint8Array, values: ContentItem['versions'][0]['values']) => {
    return { id, parentId: ids.folder, name, versions: [{ ...stamp, bytes, values }] };
  };
  const items = async (): Promise<readonly ContentItem[]> => [
    {
      id: ids.folder,
      parentId: formIds(form).responses,
      name: responseFolderName(planned.number, form.title),
      versions: [],
      folder: { ...stamp, values: folderFields(owner) },
    },
    ...files.map((each) => file(itemIdOf(each), each.name, photos.draw(each.scene), partFields('attachment', owner))),
    await answersFile(row, planned, files, photos, (name, bytes, values) => file(ids.json, name, bytes, values)),
  ];
  return { row, number: planned.number, items, scenes: new Map(files.map(({ id, scene }) => [id, scene])) };
}

async function answersFile(
  row: ResponseRow,
  { number, isDraft }: PlannedResponse,
  files: readonly DemoFile[],
  photos: Photos,
  file: (name: string, bytes: Uint8Array, values: ContentItem['versions'][0]['values']) => ContentItem,
): Promise<ContentItem> {
  if (isDraft) {
    const stored = toStoredResponse(row, number);
    const writtenBy = { writer: deriveGuid(row.id, 'device'), revision: row.revision };
    return file(fileNames.responseDraft, encodeJson({ ...stored, writtenBy }), draftFields(stored, row, number));
  }
  const manifest = { responseId: row.id, version: row.version, answers: row.data.data };
  const proofs = files.map(({ name, size, scene }) => ({ name, sizeBytes: size, sha256: photos.sha256(scene) }));
  const proof = { manifestHash: await manifestHash(hashing, { ...manifest, files: proofs }) };
  const submitted = toSubmittedResponse(row, proof, number);
  return file(fileNames.responseSubmitted, encodeJson(submitted), submissionFields(submitted, row));
}

const itemIdOf = ({ id }: Pick<DemoFile, 'id'>): string => deriveItemId(id);

function answersOf(
  world: DemoWorld,
  form: DemoForm,
  { number, person, at, isDraft }: PlannedResponse,
  photos: Photos,
  files: DemoFile[],
): SubmissionData {
  const { responses } = form;
  if (!responses) throw new Error(`${form.title} has no responses`);
  if (isDraft) return responses.drafts?.[person]?.(at) ?? {};
  const folderUrl = [
    world.libraries[form.team].webUrl,
    ...[folderNames.responses, safeName(form.title), responseFolderName(number, form.title)].map(encodeURIComponent),
  ].join('/');
  const photo = (name: string, scene: SceneKey): StoredFile => {
    const unique = files.some((other) => other.name === name) ? name.replace('.', ` (${files.length}).`) : name;
    const file = photos.fileOf(deriveGuid(form.key, 'photo', number, unique), unique, scene);
    files.push(file);
    const { scene: _shown, ...stored } = file;
    const { driveId } = world.libraries[form.team];
    const url = `${folderUrl}/${encodeURIComponent(unique)}`;
    return { ...stored, url, driveId, driveItemId: itemIdOf(file) };
  };
  return responses.answers({ chance: createRandom(form.key, number), number, person, at, photo });
}

/** Runs the form's logic on the answers: adds calculated values, and removes the answers of hidden fields. */
async function settle({ published }: DemoForm, data: SubmissionData): Promise<SubmissionData> {
  const session = createSession({ form: published.at(-1)!.content.schema, specs, data });
  try {
    await session.settled();
    return session.data();
  } finally {
    session.close();
  }
}

function rowOf(world: DemoWorld, form: DemoForm, planned: PlannedResponse, data: SubmissionData): ResponseRow {
  const { id: userId, displayName: name } = world.people[planned.person];
  const described = describeForm(world, form);
  return {
    ...fromForm(described, described.published!),
    id: responseIds(form, planned.number).response,
    tenantId: world.tenantId,
    userId,
    data: { data, metadata: {} },
    submitted: planned.isDraft ? 0 : 1,
    isDirty: 0,
    deleted: 0,
    timestamp: planned.at.toISOString(),
    revision: 1,
    createdBy: { id: userId, name },
    collaborators: planned.isDraft ? [] : [{ id: userId, name }],
  } as ResponseRow;
}
