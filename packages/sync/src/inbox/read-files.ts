import { type DriveItem, GraphOutage } from '@tideform/graph';
import { findConfig } from '../forms/form-files.ts';
import { findItem } from '../library/find-item.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import {
  type FormConfigFile,
  type FormDraftFile,
  type FormPublishedFile,
  formConfigFile,
  formDraftFile,
  formPublishedFile,
  type ResponseFile,
  responseFile,
  type TeamConfigFile,
  teamConfigFile,
} from '../library/stored-files.ts';
import { inTurns } from '../outbox/in-turns.ts';
import { refuseNewerSchema } from '../teams/team-settings.ts';
import { syncError } from './errors.ts';
import { isInPlace, kindOf } from './file-kind.ts';
import type { ChangedFile } from './page-changes.ts';
import { priorityOf } from './priority.ts';
import type { Pull } from './pull.ts';
import { readItems } from './read-items.ts';

const batchSize = 20;
/** At most 4 × 12 files are on their way at once: below the 50 that sync allows itself. */
const batchesAtOnce = 4;
const filesAtOnce = 12;

/** A file of the library with its checked content, ready to be kept. */
export type PulledFile = {
  readonly item: DriveItem;
  readonly folderId: string;
  readonly knownETag: string | undefined;
} & (
  | { readonly kind: 'teamConfig'; readonly content: TeamConfigFile }
  | { readonly kind: 'formConfig'; readonly content: FormConfigFile }
  | { readonly kind: 'formDraft'; readonly content: FormDraftFile }
  | { readonly kind: 'formPublished'; readonly content: FormPublishedFile }
  | { readonly kind: 'responseDraft'; readonly content: ResponseFile }
);

/**
 * Reads changed files, most urgent first. Files that concern somebody else, lie in a wrong place or are gone are left
 * out; what fails is noted in the pull's errors and does not stop the others. An outage stops everything.
 */
export async function readFiles(
  pull: Pull,
  files: readonly ChangedFile[],
  known: ReadonlyMap<string, string | undefined>,
): Promise<PulledFile[]> {
  const pulled: PulledFile[] = [];
  const urgentFirst = files.toSorted((a, b) => priorityOf(a.kind, pull.isCurrent) - priorityOf(b.kind, pull.isCurrent));
  await inTurns(batchesAtOnce, inBatches(urgentFirst), async (batch) => {
    const items = await readItems(pull, batch);
    await inTurns(filesAtOnce, batch, async (file) => {
      const item = items.get(file.id);
      if (!item) return;
      await noteFailure(pull, file, async () => {
        const found = await readFile(pull, item, known.get(file.id));
        if (found) pulled.push(found);
      });
    });
  });
  await addMissingConfigs(pull, pulled);
  return pulled;
}

function inBatches(files: readonly ChangedFile[]): ChangedFile[][] {
  const count = Math.ceil(files.length / batchSize);
  return Array.from({ length: count }, (_, index) => files.slice(index * batchSize, (index + 1) * batchSize));
}

async function readFile(pull: Pull, item: DriveItem, knownETag: string | undefined): Promise<PulledFile | undefined> {
  const kind = kindOf(item.name);
  const folderId = item.parentReference?.id;
  if (!kind || !folderId || !isInPlace(kind, item)) return undefined;
  const place = { item, folderId, knownETag };
  const read = <Schema extends Parameters<typeof readJsonFile>[3]>(schema: Schema) =>
    readJsonFile<Schema>(pull.ports.graph, pull.driveId, item, schema, pull.signal);
  switch (kind) {
    case 'teamConfig': {
      const content = await read(teamConfigFile);
      refuseNewerSchema(content);
      return { ...place, kind, content };
    }
    case 'formConfig': {
      const content = await read(formConfigFile);
      return (await isCopy(pull, content.id, folderId)) ? undefined : { ...place, kind, content };
    }
    case 'formDraft':
      return { ...place, kind, content: await read(formDraftFile) };
    case 'formPublished':
      return { ...place, kind, content: await read(formPublishedFile) };
    case 'responseDraft':
      if (item.createdBy?.user?.id !== pull.identity.userId) return undefined;
      return { ...place, kind, content: await read(responseFile) };
    case 'responseSubmitted':
      return undefined;
  }
}

/** Somebody has copied a form's folder, or another team has the form: the one that is known and still there stays. */
async function isCopy(pull: Pull, formId: string, folderId: string): Promise<boolean> {
  const form = await pull.database.forms.get(formId);
  if (!form || form.folderDriveItemId === folderId) return false;
  if (form.teamId !== pull.team.id) return true;
  return (await findItem(pull.ports.graph, pull.driveId, form.driveItemId)) !== undefined;
}

/** A draft or published file may come in an earlier page than its config: then the config is read too. */
async function addMissingConfigs(pull: Pull, pulled: PulledFile[]): Promise<void> {
  const orphans = new Map<string, PulledFile>();
  for (const file of pulled)
    if (file.kind === 'formDraft' || file.kind === 'formPublished') orphans.set(file.folderId, file);
  for (const file of pulled) if (file.kind === 'formConfig') orphans.delete(file.folderId);
  await pull.database.forms
    .where('folderDriveItemId')
    .anyOf([...orphans.keys()])
    .each((form) => void orphans.delete(form.folderDriveItemId));
  await inTurns(filesAtOnce, [...orphans.values()], ({ item, folderId }) =>
    noteFailure(pull, item, async () => {
      const config = await findConfig(pull.ports.graph, pull.driveId, folderId);
      if (!config || (await isCopy(pull, config.content.id, folderId))) return;
      pulled.push({ ...config, folderId, knownETag: undefined, kind: 'formConfig' });
    }),
  );
}

async function noteFailure(
  pull: Pull,
  file: { readonly name: string; readonly id: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof GraphOutage || pull.signal?.aborted) throw error;
    pull.errors.push(syncError(error, file));
  }
}
