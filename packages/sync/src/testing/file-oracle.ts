import type { FileLike, SubmissionData } from '@tideform/engine';
import type { Item, MemoryGraph } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import { findFiles, withFileLocations } from '../files/stored-file.ts';
import type { FileJourney } from './file-journey.ts';
import type { Simulation } from './simulation.ts';
import { describeDifference, getFields, listFolderFiles, listSubmissions } from './submit-oracle.ts';

/**
 * Finds differences between the library and the submits: each file must exist once and completely, and nothing else.
 */
export function findFileDamage({ graph, server, form }: Simulation, journey: FileJourney): string[] {
  const submissions = listSubmissions(graph);
  const ids = [...journey.acknowledged.keys()].sort();
  const folders = [...(graph.state.items.get(form.responsesDriveItemId ?? '')?.children ?? [])];
  return [
    ...describeDifference('submissions', submissions.map(getResponseIdOfItem).sort(), ids),
    ...describeDifference('counted', [...server.counted].sort(), ids),
    ...describeDifference('folders', folders.length, ids.length),
    ...submissions.flatMap((item) => findSubmissionDamage(graph, item, journey)),
  ];
}

/** Finds visible submissions that aren't complete. */
export function findIncompleteWithFiles(graph: MemoryGraph, storedFiles: ReadonlyMap<string, string>): string[] {
  return listSubmissions(graph).flatMap((item) =>
    findFiles(getAnswers(item)).flatMap((file) => findMissingContent(graph, file, storedFiles)),
  );
}

/** Finds acknowledged files that are missing or incomplete; other items are ignored. For runs with power failures. */
export function findLostFiles({ graph }: Simulation, journey: FileJourney): string[] {
  const found = listSubmissions(graph).filter((item) => journey.acknowledged.has(getResponseIdOfItem(item)));
  return [
    ...describeDifference(
      'acknowledged submissions',
      found.map(getResponseIdOfItem).sort(),
      [...journey.acknowledged.keys()].sort(),
    ),
    ...findIncompleteWithFiles(graph, journey.storedFiles),
  ];
}

/** Finds files that are left on the device after everything was sent. */
export async function findLeftoverFiles({ database }: SyncContext): Promise<string[]> {
  const counts = await Promise.all(
    [database.responses, database.outbox, database.files, database.attachments].map((table) => table.count()),
  );
  return describeDifference('responses, outbox rows, files and attachments left over', counts, [0, 0, 0, 0]);
}

/**
 * Finds items next to a submission that aren't marked with a response's ID. Marked ones may belong to a copy, after a
 * power failure (SYNC-57).
 */
export function findUnclaimedItems({ graph }: Simulation): string[] {
  const beside = listSubmissions(graph).flatMap((item) => listFolderFiles(graph, item));
  const unclaimed = beside.filter((item) => getFields(item).tfItemType === undefined);
  return describeDifference(
    'claimed by nobody',
    unclaimed.map(({ name }) => name),
    [],
  );
}

function findFolderDamage(graph: MemoryGraph, item: Item): string[] {
  const names = ['response.submitted.json', 'submission.pdf', ...findFiles(getAnswers(item)).map((file) => file.name)];
  const beside = listFolderFiles(graph, item).map(({ name }) => name);
  return describeDifference('what lies in the folder', beside, names.sort());
}

function findSubmissionDamage(graph: MemoryGraph, item: Item, journey: FileJourney): string[] {
  const answers = getAnswers(item);
  const files = findFiles(answers);
  const submitted = journey.acknowledged.get(getResponseIdOfItem(item));
  return [
    ...describeDifference('answers', clearLocations(answers), submitted && clearLocations(submitted)),
    ...describeDifference('answers in the fields', JSON.parse(String(getFields(item).tfSubmissionData)), answers),
    ...findFolderDamage(graph, item),
    ...files.flatMap((file) => findAttachmentDamage(graph, item, file, journey)),
  ];
}

function findAttachmentDamage(graph: MemoryGraph, submission: Item, file: FileLike, journey: FileJourney): string[] {
  const item = graph.state.items.get(String(file.driveItemId));
  if (!item) return [`${file.name} is nowhere`];
  const { tfItemType, tfResponseId, tfFormId } = getFields(item);
  const whose = { tfItemType, tfResponseId, tfFormId };
  const { tfFormId: formId } = getFields(submission);
  return [
    ...findMissingContent(graph, file, journey.storedFiles),
    ...describeDifference('folder', item.parentId, submission.parentId),
    ...describeDifference('name', item.name, file.name),
    ...describeDifference('drive', item.driveId, file.driveId),
    ...describeDifference('address', file.url.endsWith(`/${encodeURIComponent(file.name)}`), true),
    ...describeDifference('fields', whose, {
      tfItemType: 'attachment',
      tfResponseId: getResponseIdOfItem(submission),
      tfFormId: formId,
    }),
    ...describeDifference(`how often the content of ${file.name} was written`, item.cTag, 1),
  ];
}

function findMissingContent(graph: MemoryGraph, file: FileLike, storedFiles: ReadonlyMap<string, string>): string[] {
  const item = graph.state.items.get(String(file.driveItemId));
  const content = item && !item.isDeleted ? new TextDecoder().decode(item.current.bytes) : undefined;
  return content === storedFiles.get(file.id) ? [] : [`a submission shows and ${file.name} is not whole`];
}

const emptyLocation = { name: '', url: '', driveId: '', driveItemId: '' };

function clearLocations(answers: SubmissionData): SubmissionData {
  return withFileLocations(answers, new Map(findFiles(answers).map((file) => [file.id, emptyLocation])));
}

function getAnswers(item: Item): SubmissionData {
  const stored = JSON.parse(new TextDecoder().decode(item.current.bytes)) as { data: { data: SubmissionData } };
  return stored.data.data;
}

function getResponseIdOfItem(item: Item): string {
  return String(getFields(item).tfResponseId);
}
