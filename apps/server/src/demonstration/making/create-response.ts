import { createHash } from 'node:crypto';
import { specs } from '@tideform/components/specs';
import { createSession, type SubmissionData } from '@tideform/engine';
import {
  buildDraftFields,
  buildFileFields,
  buildFolderFields,
  buildSubmissionFields,
  computeManifestHash,
  encodeJson,
  fileNames,
  folderNames,
  formatResponseFolderName,
  pickFormProperties,
  type ResponseRow,
  toSafeName,
  toStoredResponse,
  toSubmittedResponse,
} from '@tideform/sync/library-content';
import { createRandom } from '../create-random.ts';
import { deriveGuid, deriveItemId } from '../derive-id.ts';
import type { DemoFile, DemoForm, LibraryFile, SceneKey } from '../forms/demo-form.ts';
import { getFormRow } from './create-form-items.ts';
import type { Photos } from './create-photos.ts';
import { type ContentItem, type DemoContext, deriveFormIds, deriveResponseIds } from './demo-context.ts';
import type { PlannedResponse } from './plan-responses.ts';

export interface CreatedResponse {
  readonly row: ResponseRow;
  readonly number: number;
  /** Returns the folder of the response and its files, except the PDF. */
  items(): Promise<readonly ContentItem[]>;
  /** Maps a file ID to the subject of its picture. */
  readonly scenes: ReadonlyMap<string, SceneKey>;
}

const hashPort = {
  sha256: async (bytes: Uint8Array | Blob) =>
    createHash('sha256')
      .update(bytes as Uint8Array)
      .digest('hex'),
};

/** Creates a response as stored in the library: after submission, or after syncing a draft. */
export async function createResponse(
  context: DemoContext,
  form: DemoForm,
  planned: PlannedResponse,
  photos: Photos,
): Promise<CreatedResponse> {
  const ids = deriveResponseIds(form, planned.number);
  const files: DemoFile[] = [];
  const answers = await runFormLogic(form, createAnswers(context, form, planned, photos, files));
  const row = createResponseRow(context, form, planned, answers);
  const stamp = { by: row.userId, at: row.timestamp, isPartitioned: true };
  const owner = { formId: row.formId, responseId: row.id };
  const file = (id: string, name: string, bytes: Uint8Array, values: ContentItem['versions'][0]['values']) => {
    return { id, parentId: ids.folder, name, versions: [{ ...stamp, bytes, values }] };
  };
  const items = async (): Promise<readonly ContentItem[]> => [
    {
      id: ids.folder,
      parentId: deriveFormIds(form).responses,
      name: formatResponseFolderName(planned.number, form.title),
      versions: [],
      folder: { ...stamp, values: buildFolderFields(owner) },
    },
    ...files.map((each) =>
      file(getItemId(each), each.name, photos.draw(each.scene), buildFileFields('attachment', owner)),
    ),
    await createResponseFile(row, planned, files, photos, (name, bytes, values) => file(ids.json, name, bytes, values)),
  ];
  return { row, number: planned.number, items, scenes: new Map(files.map(({ id, scene }) => [id, scene])) };
}

async function createResponseFile(
  row: ResponseRow,
  { number, isDraft }: PlannedResponse,
  files: readonly DemoFile[],
  photos: Photos,
  file: (name: string, bytes: Uint8Array, values: ContentItem['versions'][0]['values']) => ContentItem,
): Promise<ContentItem> {
  if (isDraft) {
    const stored = toStoredResponse(row, number);
    const writtenBy = { writer: deriveGuid(row.id, 'device'), revision: row.revision };
    return file(fileNames.responseDraft, encodeJson({ ...stored, writtenBy }), buildDraftFields(stored, row, number));
  }
  const manifest = { responseId: row.id, version: row.version, answers: row.data.data };
  const proofs = files.map(({ name, size, scene }) => ({ name, sizeBytes: size, sha256: photos.sha256(scene) }));
  const proof = { manifestHash: await computeManifestHash(hashPort, { ...manifest, files: proofs }) };
  const submitted = toSubmittedResponse(row, proof, number);
  return file(fileNames.responseSubmitted, encodeJson(submitted), buildSubmissionFields(submitted, row));
}

const getItemId = ({ id }: Pick<DemoFile, 'id'>): string => deriveItemId(id);

function createAnswers(
  context: DemoContext,
  form: DemoForm,
  { number, person, at, isDraft }: PlannedResponse,
  photos: Photos,
  files: DemoFile[],
): SubmissionData {
  const { responses } = form;
  if (!responses) throw new Error(`${form.title} has no responses`);
  if (isDraft) return responses.drafts?.[person]?.(at) ?? {};
  const folderUrl = [
    context.libraries[form.team].webUrl,
    ...[folderNames.responses, toSafeName(form.title), formatResponseFolderName(number, form.title)].map(
      encodeURIComponent,
    ),
  ].join('/');
  const photo = (name: string, scene: SceneKey): LibraryFile => {
    const unique = files.some((other) => other.name === name) ? name.replace('.', ` (${files.length}).`) : name;
    const file = photos.createFile(deriveGuid(form.key, 'photo', number, unique), unique, scene);
    files.push(file);
    const { scene: _shown, ...stored } = file;
    const { driveId } = context.libraries[form.team];
    const url = `${folderUrl}/${encodeURIComponent(unique)}`;
    return { ...stored, url, driveId, driveItemId: getItemId(file) };
  };
  return responses.answers({ random: createRandom(form.key, number), number, person, at, photo });
}

/** Runs the form's logic on the answers: adds calculated values, and removes the answers of hidden fields. */
async function runFormLogic({ published }: DemoForm, data: SubmissionData): Promise<SubmissionData> {
  const session = createSession({ form: published.at(-1)!.content.schema, specs, data });
  try {
    await session.settled();
    return session.data();
  } finally {
    session.close();
  }
}

function createResponseRow(
  context: DemoContext,
  form: DemoForm,
  planned: PlannedResponse,
  data: SubmissionData,
): ResponseRow {
  const { id: userId, displayName: name } = context.people[planned.person];
  const formRow = getFormRow(context, form);
  return {
    ...pickFormProperties(formRow, formRow.published!),
    id: deriveResponseIds(form, planned.number).response,
    tenantId: context.tenantId,
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
