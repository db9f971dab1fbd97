import { withNumber } from '@tideform/engine';
import { fillTitle, readTemplate } from '@tideform/engine/templates';
import { CannotDraw } from '@tideform/sync/failures';
import type { ShareSubmission } from '../session/share-records.ts';
import type { ShareWorld } from '../session/share-world.ts';
import { fileIdsOf } from './files-of.ts';
import { UploadStopped } from './upload-file.ts';

/** Of what could not even be begun. */
const mostTries = 2;
const drawTimeoutMs = 30_000;

interface Drawn {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
}

/** Draws the PDF of a response; `undefined` where this browser cannot. */
export async function makePdf(
  world: ShareWorld,
  { code, id, data: given, version, madeAt, numbered = [], pdfTries = 0 }: ShareSubmission,
  submissionNumber: number,
): Promise<Drawn | undefined> {
  const kept = await world.store.form(code);
  if (kept?.form.version !== version) return undefined;
  const { schema: form, pdfOptions, responsesTitleTemplate = '', title: formTitle } = kept.form;
  const data = { ...given, data: withNumber(given.data, numbered, submissionNumber) };
  const createdBy = { name: 'Anonymous' };
  const read = readTemplate(responsesTitleTemplate);
  const filled = { formTitle, ...data, submissionNumber, version, timestamp: madeAt, createdBy, collaborators: [] };
  const title = fillTitle(read.ok ? read.template : undefined, filled, { isDraft: false, form });
  const own = new Set(fileIdsOf(data.data));
  try {
    const content = await world.drawPdf(
      {
        ...{
          title,
          formTitle,
          teamName: kept.teamName,
          submissionNumber,
          createdBy: createdBy.name,
          submittedAt: madeAt,
        },
        ...{ form, ...data, pdfOptions, isAnonymous: true },
        async images(source) {
          const file = own.has(source) ? await world.store.file(source) : undefined;
          return file?.owner === id ? new Uint8Array(await file.content.arrayBuffer()) : undefined;
        },
      },
      AbortSignal.timeout(drawTimeoutMs),
    );
    return { name: 'submission.pdf', type: 'application/pdf', content };
  } catch (cause) {
    if (!(cause instanceof CannotDraw) || pdfTries >= mostTries) return undefined;
    // What draws may come with the network.
    await world.store.change(id, { pdfTries: pdfTries + 1 });
    throw new UploadStopped('No PDF yet', { cause });
  }
}
