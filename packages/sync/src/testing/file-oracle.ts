import type { FileLike, SubmissionData } from '@tideform/engine';
import type { Item, MemoryGraph } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import { findFiles, withFileLocations } from '../files/stored-file.ts';
import type { FileJourney } from './file-journey.ts';
import type { World } from './simulated-world.ts';
import { differ, fieldsOf, filesBeside, submissionsOf } from './submit-oracle.ts';

/**
 * Finds differences between the library and the submits: each file must exist once and completely, and nothing else.
 */
export function findFileDamage({ graph, server, form }: World, journey: FileJourney): string[] {
  const submissions = submissionsOf(graph);
  const ids = [...journey.acknowledged.keys()].sort();
  const folders = [...(graph.state.items.get(form.responsesDriveItemId ?? '')?.children ?? [])];
  return [
    ...differ('submissions', submissions.map(responseIdOf).sort(), ids),
    ...differ('counted', [...server.counted].sort(), ids),
    ...differ('folders', folders.length, ids.length),
    ...submissions.flatMap((item) => submissionDamage(graph, item, journey)),
  ];
}

/** Finds visible submissions that aren't complete. */
export function findHalfWithFiles(graph: MemoryGraph, storedFiles: ReadonlyMap<string, string>): string[] {
  return submissionsOf(graph).flatMap((item) =>
    findFiles(answersOf(item)).flatMap((file) => missing(graph, file, storedFiles)),
  );
}

/** Finds acknowledged files that are missing or incomplete; other items are ignored. For runs with power failures. */
export function findLostFiles({ graph }: World, journey: FileJourney): string[] {
  const found = submissionsOf(graph).filter((item) => journey.acknowledged.has(responseIdOf(item)));
  return [
    ...differ('acknowledged submissions', found.map(responseIdOf).sort(), [...journey.acknowledged.keys()].sort()),
    ...findHalfWithFiles(graph, journey.storedFiles),
  ];
}

/** Finds files that are left on the device after everything was sent. */
export async function findLeftFiles({ database }: SyncContext): Promise<string[]> {
  const counts = await Promise.all(
    [database.responses, database.outbox, database.files, database.attachments].map((table) => table.count()),
  );
  return differ('responses, outbox rows, files and attachments left over', counts, [0, 0, 0, 0]);
}

/**
 * Finds items next to a submission that aren't marked with a response's ID. Marked ones may belong to a copy, after a
 * power failure (SYNC-57).
 */
export function findUnclaimed({ graph }: World): string[] {
  const beside = submissionsOf(graph).flatMap((item) => filesBeside(graph, item));
  const unclaimed = beside.filter((item) => fieldsOf(item).tfItemType === undefined);
  return differ(
    'claimed by nobody',
    unclaimed.map(({ name }) => name),
    [],
  );
}

function besideDamage(graph: MemoryGraph, item: Item): string[] {
  const names = ['response.submitted.json', 'submission.pdf', ...findFiles(answersOf(item)).map((file) => file.name)];
  const beside = filesBeside(graph, item).map(({ name }) => name);
  return differ('what lies in the folder', beside, names.sort());
}

function submissionDamage(graph: MemoryGraph, item: Item, journey: FileJourney): string[] {
  const answers = answersOf(item);
  const files = findFiles(answers);
  const submitted = journey.acknowledged.get(responseIdOf(item));
  return [
    ...differ('answers', withoutPlaces(answers), submitted && withoutPlaces(submitted)),
    ...differ('answers in the fields', JSON.parse(String(fieldsOf(item).tfSubmissionData)), answers),
    ...besideDamage(graph, item),
    ...files.flatMap((file) => fileDamage(graph, item, file, journey)),
  ];
}

function fileDamage(graph: MemoryGraph, submission: Item, file: FileLike, journey: FileJourney): string[] {
  const item = graph.state.items.get(String(file.driveItemId));
  if (!item) return [`${file.name} is nowhere`];
  const { tfItemType, tfResponseId, tfFormId } = fieldsOf(item);
  const whose = { tfItemType, tfResponseId, tfFormId };
  const { tfFormId: formId } = fieldsOf(submission);
  return [
    ...missing(graph, file, journey.storedFiles),
    ...differ('folder', item.parentId, submission.parentId),
    ...differ('name', item.name, file.name),
    ...differ('drive', item.driveId, file.driveId),
    ...differ('address', file.url.endsWith(`/${encodeURIComponent(file.name)}`), true),
    ...differ('fields', whose, { tfItemType: 'attachment', tfResponseId: responseIdOf(submission), tfFormId: formId }),
    ...differ(`how often the content of ${file.name} was written`, item.cTag, 1),
  ];
}

function missing(graph: MemoryGraph, file: FileLike, storedFiles: ReadonlyMap<string, string>): string[] {
  const item = graph.state.items.get(String(file.driveItemId));
  const content = item && !item.isDeleted ? new TextDecoder().decode(item.current.bytes) : undefined;
  return content === storedFiles.get(file.id) ? [] : [`a submission shows and ${file.name} is not whole`];
}

const nowhere = { name: '', url: '', driveId: '', driveItemId: '' };

function withoutPlaces(answers: SubmissionData): SubmissionData {
  return withFileLocations(answers, new Map(findFiles(answers).map((file) => [file.id, nowhere])));
}

function answersOf(item: Item): SubmissionData {
  const stored = JSON.parse(new TextDecoder().decode(item.current.bytes)) as { data: { data: SubmissionData } };
  return stored.data.data;
}

function responseIdOf(item: Item): string {
  return String(fieldsOf(item).tfResponseId);
}
