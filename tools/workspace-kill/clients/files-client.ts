import { createHash } from 'node:crypto';
import type { CallResult } from '../caller.ts';
import { pause } from '../caller.ts';
import type { Client, ClientWorld } from './client.ts';

/** A possible state of a file. */
interface State {
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
  readonly note: string | undefined;
  readonly isDeleted: boolean;
}

/**
 * A file with its possible states. If the result of the last change is unknown, the file has two possible states,
 * before and after the change, and the client doesn't change it again.
 */
interface KnownFile {
  readonly id: string | undefined;
  readonly states: readonly State[];
}

const RANGE = 327_680;

/**
 * Creates a client that works with files in its own folder: it uploads files whole or in ranges, and replaces,
 * describes, renames, checks out and deletes them.
 */
export function createFilesClient(environment: ClientWorld): Client {
  const { caller, chance, record, driveId, name: folder } = environment;
  const files: KnownFile[] = [];
  let count = 0;
  const at = (name: string) => `/drives/${driveId}/root:/${folder}/${name}:`;
  const item = (id: string) => `/drives/${driveId}/items/${id}`;

  const settle = (kind: string, result: CallResult, before: KnownFile, after: State): void => {
    record.count(kind, result.state);
    files.splice(files.indexOf(before), 1);
    if (result.state === 'ok') files.push({ id: before.id ?? result.body.id, states: [after] });
    if (result.state === 'fail') files.push(before);
    if (result.state === 'unknown') files.push({ ...before, states: [...before.states, after] });
  };
  const startFile = (bytes: Buffer): { before: KnownFile; after: State } => {
    const name = `file-${++count}.bin`;
    const before: KnownFile = { id: undefined, states: [{ ...gone, name }] };
    files.push(before);
    return { before, after: { name, ...measure(bytes), note: undefined, isDeleted: false } };
  };

  async function put(): Promise<void> {
    const bytes = chance.bytes(4 + chance.below(20_000));
    const { before, after } = startFile(bytes);
    settle('put', await caller.call('PUT', `${at(after.name)}/content`, bytes), before, after);
  }

  /**
   * Uploads the ranges of a file, each through a random process. After an unknown result, the upload continues at the
   * offset that the service reports.
   */
  async function upload(): Promise<void> {
    const bytes = chance.bytes(RANGE * (1 + chance.below(5)) + 4 * (1 + chance.below(10_000)));
    const { before, after } = startFile(bytes);
    const begun = await caller.call('POST', `${at(after.name)}/createUploadSession`, {});
    if (begun.state !== 'ok') return settle('upload', { ...begun, state: 'fail' }, before, after);
    settle('upload', await sendRanges(begun.body.uploadUrl, bytes, at(after.name)), before, after);
  }

  async function sendRanges(url: string, bytes: Buffer, path: string): Promise<CallResult> {
    let start = 0;
    for (let attempt = 0; attempt < 60; ) {
      const end = Math.min(start + RANGE, bytes.length);
      const range = { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` };
      const sent = await caller.send('PUT', url, bytes.subarray(start, end), range);
      record.count('range', sent.state);
      if (sent.status === 200 || sent.status === 201) return sent;
      if (sent.status === 202) {
        start = end;
        continue;
      }
      attempt += 1;
      await pause(50);
      const progress = await caller.send('GET', url);
      if (progress.status === 404) return findUploaded(path, start);
      if (progress.state !== 'ok') continue;
      const next = Number.parseInt(progress.body.nextExpectedRanges[0], 10);
      if (next < start) record.addViolation(`${path}: ${start} bytes were acknowledged, but ${next} are stored`);
      start = next;
    }
    return { state: 'unknown', status: 0, body: undefined };
  }

  async function findUploaded(path: string, taken: number): Promise<CallResult> {
    const found = await caller.read(path);
    if (found.status === 404)
      record.addViolation(`${path}: the upload session is gone after ${taken} bytes, and there is no file`);
    return found;
  }

  async function replace(file: KnownFile, state: State): Promise<void> {
    const bytes = chance.bytes(4 + chance.below(60_000));
    const result = await caller.call('PUT', `${item(file.id!)}/content`, bytes);
    settle('replace', result, file, { ...state, ...measure(bytes) });
  }

  async function describe(file: KnownFile, state: State): Promise<void> {
    const note = `note ${chance.below(1e9)}`;
    const { body } = await caller.read(`${item(file.id!)}?$expand=listItem`);
    const result = await caller.call('PATCH', rowFields(driveId, body), { KillNote: note });
    settle('describe', result, file, { ...state, note });
  }

  async function rename(file: KnownFile, state: State): Promise<void> {
    const name = `renamed-${++count}.bin`;
    settle('rename', await caller.call('PATCH', item(file.id!), { name }), file, { ...state, name });
  }

  async function remove(file: KnownFile, state: State): Promise<void> {
    settle('delete', await caller.call('DELETE', item(file.id!)), file, { ...state, isDeleted: true });
  }

  /**
   * Checks out a file, replaces its content and checks it in. Other users see the change only after the check-in, so it
   * counts only then.
   */
  async function checkOutAndIn(file: KnownFile, state: State): Promise<void> {
    const out = await caller.call('POST', `${item(file.id!)}/checkout`);
    record.count('check-out', out.state);
    if (out.state !== 'ok') return abandonFile(file);
    const bytes = chance.bytes(4 + chance.below(5_000));
    const put = await caller.call('PUT', `${item(file.id!)}/content`, bytes);
    record.count('put while checked out', put.state);
    if (put.state !== 'ok') return abandonFile(file);
    const changed = { ...state, ...measure(bytes) };
    settle('check-in', await caller.call('POST', `${item(file.id!)}/checkin`, { comment: 'in' }), file, changed);
    const checkedIn = files.find(({ id }) => id === file.id)!;
    if (checkedIn.states.length === 1 && checkedIn.states[0] === state) abandonFile(checkedIn);
  }

  /** Stops using a file whose check-out state is unknown; other users still see its previous content. */
  function abandonFile(file: KnownFile): void {
    files.splice(files.indexOf(file), 1);
    files.push({ ...file, states: [...file.states, ...file.states] });
  }

  return {
    async step() {
      const certain = files.filter(({ id, states: [state, ...more] }) => id && more.length === 0 && !state!.isDeleted);
      if (certain.length < 4 || chance.next() < 0.35) return chance.next() < 0.6 ? put() : upload();
      const file = chance.pick(certain);
      await chance.pick([replace, describe, describe, rename, remove, checkOutAndIn])(file, file.states[0]!);
    },
    async check() {
      const found = await listFolder(environment);
      for (const file of files) {
        const names = new Set(file.states.map(({ name }) => name));
        const here = found.filter(({ id, name }) => (file.id === undefined ? names.has(name) : id === file.id));
        const isSeen = file.states.some((state) => matches(state, here));
        const details = JSON.stringify({ states: file.states, here });
        if (!isSeen) record.addViolation(`${folder}: a file is in none of its possible states: ${details}`);
        for (const one of here) found.splice(found.indexOf(one), 1);
      }
      for (const one of found) record.addViolation(`${folder}: unexpected file ${JSON.stringify(one)}`);
    },
  };
}

/** Returns the path of the list item fields of a file. */
export function rowFields(driveId: string, item: { readonly listItem: { readonly id: string } }): string {
  return `/drives/${driveId}/list/items/${item.listItem.id}/fields`;
}

const gone = { sha256: '', size: 0, note: undefined, isDeleted: true } as const;

interface FoundFile {
  readonly id: string;
  readonly name: string;
  readonly sha256: string;
  readonly size: number;
  readonly note: string | undefined;
}

function matches(state: State, here: readonly FoundFile[]): boolean {
  if (state.isDeleted) return here.length === 0;
  const [one, ...more] = here;
  return (
    one !== undefined &&
    more.length === 0 &&
    one.name === state.name &&
    one.sha256 === state.sha256 &&
    one.size === state.size &&
    one.note === state.note
  );
}

/** Lists all files in the client's folder, each with the hash of its downloaded content. */
async function listFolder({ caller, driveId, name: folder }: ClientWorld): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  let next: string | undefined =
    `/drives/${driveId}/root:/${folder}:/children?$top=100&$expand=listItem($expand=fields)`;
  while (next !== undefined) {
    const page: CallResult = await caller.read(next);
    for (const one of page.body.value ?? []) {
      const bytes = Buffer.from(await (await fetch(one['@microsoft.graph.downloadUrl'])).arrayBuffer());
      found.push({ id: one.id, name: one.name, ...measure(bytes), note: one.listItem?.fields?.KillNote });
    }
    next = page.body['@odata.nextLink'];
  }
  return found;
}

function measure(bytes: Buffer): { sha256: string; size: number } {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
}
