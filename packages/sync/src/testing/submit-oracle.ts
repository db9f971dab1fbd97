import type { SubmissionData } from '@tideform/engine';
import type { Item, MemoryGraph } from '@tideform/graph/testing';
import { fileNames } from '../library/layout.ts';
import type { World } from './simulated-world.ts';

/** Answers of acknowledged submits by response ID, stored outside of device and servers. */
export type Acknowledged = ReadonlyMap<string, SubmissionData>;

const wholeFiles = ['response.submitted.json', 'submission.pdf'];

/** Finds all differences of library and server from the acknowledged submits; empty if there are none. */
export function findDamage(world: World, acknowledged: Acknowledged): string[] {
  const submissions = submissionsOf(world.graph);
  const ids = [...acknowledged.keys()].sort();
  return [
    ...differ('submissions', submissions.map((item) => String(fieldsOf(item).tfResponseId)).sort(), ids),
    ...differ('numbers', [...world.server.numbers.keys()].sort(), ids),
    ...differ('counted', [...world.server.counted].sort(), ids),
    ...differ('deliveries', [...world.server.deliveries].map((delivery) => delivery.split(' ')[0]).sort(), ids),
    ...submissions.flatMap((item) => damageOf(world, item, acknowledged)),
    ...folderDamage(world, acknowledged),
  ];
}

/** Finds acknowledged submits that aren't there once and completely; other items are ignored. For power failures. */
export function findLost(world: World, acknowledged: Acknowledged): string[] {
  const found = submissionsOf(world.graph).filter((item) => acknowledged.has(String(fieldsOf(item).tfResponseId)));
  const ids = found.map((item) => String(fieldsOf(item).tfResponseId)).sort();
  return [
    ...differ('acknowledged submissions', ids, [...acknowledged.keys()].sort()),
    ...found.flatMap((item) => contentDamage(world, item, acknowledged)),
  ];
}

/** Checks as a reader that every visible submission has its answers; its PDF follows (SYNC-13). */
export function findHalfSubmissions(graph: MemoryGraph): string[] {
  return submissionsOf(graph).flatMap((item) => {
    const names = filesBeside(graph, item).map((file) => file.name);
    return names.includes(fileNames.responseSubmitted) ? [] : ['a submission shows without its answers'];
  });
}

/** Checks only when the libraries have changed since the last check. */
export function whenChanged<Found>(check: (world: World) => readonly Found[]): (world: World) => readonly Found[] {
  let seen = '';
  return (world) => {
    const now = [...world.graph.state.libraries.values()].map(({ lastChange }) => lastChange).join();
    if (now === seen) return [];
    seen = now;
    return check(world);
  };
}

function damageOf(world: World, item: Item, acknowledged: Acknowledged): string[] {
  return [
    ...contentDamage(world, item, acknowledged),
    ...pdfDamage(world.graph, item, String(fieldsOf(item).tfResponseId)),
  ];
}

function contentDamage(world: World, item: Item, acknowledged: Acknowledged): string[] {
  const fields = fieldsOf(item);
  const id = String(fields.tfResponseId);
  const stored = JSON.parse(new TextDecoder().decode(item.current.bytes)) as Record<string, unknown>;
  const number = world.server.numbers.get(id);
  return [
    ...differ('answers in the file', (stored.data as { data: unknown }).data, acknowledged.get(id)),
    ...differ('answers in the fields', JSON.parse(String(fields.tfSubmissionData)), acknowledged.get(id)),
    ...differ('number in the file', stored.submissionNumber, number),
    ...differ('number in the fields', fields.tfSubmissionNumber, number),
    ...differ('form', fields.tfFormId, world.form.id),
    ...differ('partition', fields.tfPartition, 0),
    ...differ('timestamp', fields.tfSubmissionTimestamp, stored.timestamp),
  ];
}

function pdfDamage(graph: MemoryGraph, item: Item, id: string): string[] {
  const pdf = filesBeside(graph, item).find((file) => file.name === 'submission.pdf');
  if (!pdf) return ['no PDF'];
  const { tfItemType, tfResponseId } = fieldsOf(pdf);
  const drawn = pdf.versions.map((version) => new TextDecoder().decode(version.bytes));
  return [
    ...differ('fields of the PDF', { tfItemType, tfResponseId }, { tfItemType: 'pdf', tfResponseId: id }),
    ...differ('different PDFs drawn', new Set(drawn).size, 1),
  ];
}

function folderDamage(world: World, acknowledged: Acknowledged): string[] {
  const parent = world.graph.state.items.get(world.form.responsesDriveItemId ?? '');
  const folders = [...(parent?.children ?? [])];
  const names = [...acknowledged.keys()].map((id) => `${world.server.numbers.get(id)} ${world.form.title}`);
  return [
    ...differ('folders', folders.map((folder) => folder.name).sort(), names.sort()),
    ...folders.flatMap((folder) => differ('files', [...folder.children].map((file) => file.name).sort(), wholeFiles)),
  ];
}

export function submissionsOf(graph: MemoryGraph): Item[] {
  return [...graph.state.items.values()].filter(
    (item) => !item.isDeleted && fieldsOf(item).tfItemType === 'submission',
  );
}

export function filesBeside(graph: MemoryGraph, item: Item): Item[] {
  const folder = graph.state.items.get(item.parentId ?? '');
  return [...(folder?.children ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function fieldsOf(item: Item): Readonly<Record<string, unknown>> {
  return item.current.fields;
}

export function differ(what: string, found: unknown, wanted: unknown): string[] {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  return is === should ? [] : [`${what}: ${is} instead of ${should}`];
}
