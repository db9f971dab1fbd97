import type { SubmissionItem, TeamRow } from '@tideform/sync';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type FetchPorts, fetchSubmissionFiles } from './submission-files.ts';
import { writeZip } from './write-zip.ts';

const createFile = (id: string, originalName: string) => ({ id, name: id, originalName, size: 1, type: '', url: 'u' });
const createItem = (number: number, title: string) =>
  ({ responseId: `r${number}`, submissionNumber: number, title }) as SubmissionItem;
const answers: Readonly<Record<string, unknown>> = {
  r1: { photos: [createFile('a', 'Foto ä.png'), createFile('b', 'Foto ä.png')] },
  r2: { rows: [{ photo: createFile('c', '../../evil.sh') }] },
};
const ports: FetchPorts = {
  team: {} as TeamRow,
  reader: {
    open: async (_team, id) => ({ response: { data: { data: answers[id] } } as never, pdfItemId: `pdf ${id}` }),
    pdf: async (_team, id) => new Blob([id]),
  },
  renderPdf: async ({ id }) => new Blob([`drawn ${id}`]),
  readFile: async ({ id }) => {
    if (id === 'b') throw new Error('gone');
    return new Blob([`bytes of ${id}`]);
  },
};
const items = [createItem(1, 'Site: A/B'), createItem(2, 'Site')];

async function exportZip(withFiles: boolean) {
  const { signal } = new AbortController();
  let missing = 0;
  const done: number[] = [];
  const fetchOptions = {
    signal,
    withFiles,
    onDone: (count: number) => done.push(count),
    onMissing: () => (missing += 1),
  };
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  await writeZip(fetchSubmissionFiles(ports, items, fetchOptions), async (bytes) => {
    chunks.push(bytes);
  });
  const files = unzipSync(new Uint8Array(await new Blob(chunks).arrayBuffer()));
  const texts = Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);
  return { files: Object.fromEntries(texts), missing, done };
}

it('exports a folder per submission with its PDF and files, and reports missing files', async () => {
  expect(await exportZip(true)).toEqual({
    files: {
      '1 Site A B/1 Site A B.pdf': 'pdf r1',
      '1 Site A B/Foto ä.png': 'bytes of a',
      '2 Site/2 Site.pdf': 'pdf r2',
      '2 Site/.. .. evil.sh': 'bytes of c',
    },
    missing: 1,
    done: [1, 2],
  });
});

it('generates the PDF of a submission that has none in the library yet', async () => {
  const open: FetchPorts['reader']['open'] = async (_team, id) => ({ response: { id, data: { data: {} } } as never });
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const { signal } = new AbortController();
  const fetchOptions = { signal, withFiles: false, onDone: () => undefined, onMissing: () => expect.unreachable() };
  const files = fetchSubmissionFiles({ ...ports, reader: { ...ports.reader, open } }, [items[0]!], fetchOptions);
  await writeZip(files, async (bytes) => void chunks.push(bytes));
  const unzipped = unzipSync(new Uint8Array(await new Blob(chunks).arrayBuffer()));
  expect(new TextDecoder().decode(unzipped['1 Site A B.pdf'])).toBe('drawn r1');
});

it('exports only the PDFs when files are excluded', async () => {
  expect((await exportZip(false)).files).toEqual({ '1 Site A B.pdf': 'pdf r1', '2 Site.pdf': 'pdf r2' });
});
