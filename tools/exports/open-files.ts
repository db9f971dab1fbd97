import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergePdfs, writeExports, writeZip } from '@tideform/web/testing/exports';
import { createExportFiles, renderSamplePdf } from './rendered-files.ts';
import { createSubmissions, sampleForm } from './sample-submissions.ts';

const runProgram = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } });

/** Checks what unzip, pdftotext and pdfinfo read in the ZIP, the merged PDF and the Power BI template. */
export async function checkFiles(folder: string): Promise<boolean> {
  const items = createSubmissions(12);
  const drawn = (withFiles: boolean) => createExportFiles(items, withFiles, ({ title }) => renderSamplePdf(title));
  const zip = join(folder, 'all.zip');
  await writeZip(drawn(true), async (bytes) => appendFileSync(zip, bytes));
  const unpacked = join(folder, 'unpacked');
  runProgram('unzip', '-q', zip, '-d', unpacked);
  const inFolder = items.every(({ submissionNumber, title }) => {
    const own = join(unpacked, `${submissionNumber} ${title}`);
    return (
      runProgram('pdftotext', join(own, `${submissionNumber} ${title}.pdf`), '-').includes(`Answer of ${title}`) &&
      readFileSync(join(own, 'Größe 北京.txt'), 'utf8') === 'bytes of a' &&
      readFileSync(join(own, '.. up.txt'), 'utf8') === 'bytes of b'
    );
  });

  const merged = join(folder, 'merged.pdf');
  const onUnreadable = () => {
    throw new Error('a PDF cannot be read');
  };
  for await (const part of mergePdfs(drawn(false), { title: 'Visits', onUnreadable }))
    writeFileSync(merged, new Uint8Array(await part.arrayBuffer()));
  const pages = runProgram('pdftotext', merged, '-').split('\f');
  const inOrder = items.every(({ title }, at) => pages[at]?.includes(`Answer of ${title}`));
  const info = runProgram('pdfinfo', merged);

  const template = join(folder, 'in.pbit');
  const { pbit } = await writeExports(sampleForm, items);
  writeFileSync(template, new Uint8Array(await (await pbit()).arrayBuffer()));
  const parts = runProgram('unzip', '-Z1', template).trim().split('\n');
  const wanted = ['[Content_Types].xml', 'Version', 'DataModelSchema', 'Report/Layout'];

  return [
    printResult(inFolder, `zip: ${items.length} folders with PDF and files read by unzip and pdftotext`),
    printResult(
      /Title: +Visits/.test(info) && new RegExp(`Pages: +${items.length}\\b`).test(info),
      'pdf: title and pages read by pdfinfo',
    ),
    printResult(inOrder, `pdf: ${items.length} submissions, each on its page, read by pdftotext`),
    printResult(
      runProgram('unzip', '-t', template).includes('No errors') && wanted.every((part) => parts.includes(part)),
      'pbit: parts of the file read by unzip',
    ),
  ].every(Boolean);
}

function printResult(isRight: boolean, what: string): boolean {
  console.log(`${isRight ? 'ok' : 'WRONG'}  ${what}`);
  return isRight;
}
