import type { SubmissionData } from '@tideform/engine';
import type { Item, MemoryGraph } from '@tideform/graph/testing';
import { fileNames } from '../library/layout.ts';
import type { Simulation } from './simulation.ts';

/** Answers of acknowledged submits by response ID, stored outside of device and servers. */
export type AcknowledgedAnswers = ReadonlyMap<string, SubmissionData>;

const submissionFileNames = ['response.submitted.json', 'submission.pdf'];

/** Finds all differences of library and server from the acknowledged submits; empty if there are none. */
export function findDamage(simulation: Simulation, acknowledged: AcknowledgedAnswers): string[] {
  const submissions = listSubmissions(simulation.graph);
  const ids = [...acknowledged.keys()].sort();
  return [
    ...describeDifference('submissions', submissions.map((item) => String(getFields(item).tfResponseId)).sort(), ids),
    ...describeDifference('numbers', [...simulation.server.numbers.keys()].sort(), ids),
    ...describeDifference('counted', [...simulation.server.counted].sort(), ids),
    ...describeDifference(
      'deliveries',
      [...simulation.server.deliveries].map((delivery) => delivery.split(' ')[0]).sort(),
      ids,
    ),
    ...submissions.flatMap((item) => findSubmissionDamage(simulation, item, acknowledged)),
    ...findFolderDamage(simulation, acknowledged),
  ];
}

/** Finds acknowledged submits that aren't there once and completely; other items are ignored. For power failures. */
export function findLostSubmissions(simulation: Simulation, acknowledged: AcknowledgedAnswers): string[] {
  const found = listSubmissions(simulation.graph).filter((item) =>
    acknowledged.has(String(getFields(item).tfResponseId)),
  );
  const ids = found.map((item) => String(getFields(item).tfResponseId)).sort();
  return [
    ...describeDifference('acknowledged submissions', ids, [...acknowledged.keys()].sort()),
    ...found.flatMap((item) => findContentDamage(simulation, item, acknowledged)),
  ];
}

/** Checks as a reader that every visible submission has its answers; its PDF follows (SYNC-13). */
export function findIncompleteSubmissions(graph: MemoryGraph): string[] {
  return listSubmissions(graph).flatMap((item) => {
    const names = listFolderFiles(graph, item).map((file) => file.name);
    return names.includes(fileNames.responseSubmitted) ? [] : ['a submission shows without its answers'];
  });
}

/** Checks only when the libraries have changed since the last check. */
export function checkWhenChanged<Found>(
  check: (simulation: Simulation) => readonly Found[],
): (simulation: Simulation) => readonly Found[] {
  let seen = '';
  return (simulation) => {
    const now = [...simulation.graph.state.libraries.values()].map(({ lastChange }) => lastChange).join();
    if (now === seen) return [];
    seen = now;
    return check(simulation);
  };
}

function findSubmissionDamage(simulation: Simulation, item: Item, acknowledged: AcknowledgedAnswers): string[] {
  return [
    ...findContentDamage(simulation, item, acknowledged),
    ...findPdfDamage(simulation.graph, item, String(getFields(item).tfResponseId)),
  ];
}

function findContentDamage(simulation: Simulation, item: Item, acknowledged: AcknowledgedAnswers): string[] {
  const fields = getFields(item);
  const id = String(fields.tfResponseId);
  const stored = JSON.parse(new TextDecoder().decode(item.current.bytes)) as Record<string, unknown>;
  const number = simulation.server.numbers.get(id);
  return [
    ...describeDifference('answers in the file', (stored.data as { data: unknown }).data, acknowledged.get(id)),
    ...describeDifference('answers in the fields', JSON.parse(String(fields.tfSubmissionData)), acknowledged.get(id)),
    ...describeDifference('number in the file', stored.submissionNumber, number),
    ...describeDifference('number in the fields', fields.tfSubmissionNumber, number),
    ...describeDifference('form', fields.tfFormId, simulation.form.id),
    ...describeDifference('partition', fields.tfPartition, 0),
    ...describeDifference('timestamp', fields.tfSubmissionTimestamp, stored.timestamp),
  ];
}

function findPdfDamage(graph: MemoryGraph, item: Item, id: string): string[] {
  const pdf = listFolderFiles(graph, item).find((file) => file.name === 'submission.pdf');
  if (!pdf) return ['no PDF'];
  const { tfItemType, tfResponseId } = getFields(pdf);
  const drawn = pdf.versions.map((version) => new TextDecoder().decode(version.bytes));
  return [
    ...describeDifference('fields of the PDF', { tfItemType, tfResponseId }, { tfItemType: 'pdf', tfResponseId: id }),
    ...describeDifference('different PDFs drawn', new Set(drawn).size, 1),
  ];
}

function findFolderDamage(simulation: Simulation, acknowledged: AcknowledgedAnswers): string[] {
  const parent = simulation.graph.state.items.get(simulation.form.responsesDriveItemId ?? '');
  const folders = [...(parent?.children ?? [])];
  const names = [...acknowledged.keys()].map((id) => `${simulation.server.numbers.get(id)} ${simulation.form.title}`);
  return [
    ...describeDifference('folders', folders.map((folder) => folder.name).sort(), names.sort()),
    ...folders.flatMap((folder) =>
      describeDifference('files', [...folder.children].map((file) => file.name).sort(), submissionFileNames),
    ),
  ];
}

export function listSubmissions(graph: MemoryGraph): Item[] {
  return [...graph.state.items.values()].filter(
    (item) => !item.isDeleted && getFields(item).tfItemType === 'submission',
  );
}

export function listFolderFiles(graph: MemoryGraph, item: Item): Item[] {
  const folder = graph.state.items.get(item.parentId ?? '');
  return [...(folder?.children ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function getFields(item: Item): Readonly<Record<string, unknown>> {
  return item.current.fields;
}

export function describeDifference(what: string, found: unknown, wanted: unknown): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}
