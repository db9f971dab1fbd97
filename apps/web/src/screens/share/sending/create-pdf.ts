import { type FileLike, isFileLike, type SubmissionData, setNumberAtPaths } from '@tideform/engine';
import { parseTemplate, renderTitle } from '@tideform/engine/templates';
import { PdfRendererUnavailable } from '@tideform/sync/failures';
import type { ShareContext } from '../session/share-context.ts';
import type { ShareSubmission } from '../session/share-records.ts';
import { UploadStopped } from './upload-file.ts';

/** Maximum retries of a rendering that couldn't start. */
const maxRenderRetries = 2;
const renderTimeoutMs = 30_000;

interface PdfFile {
  readonly name: string;
  readonly type: string;
  readonly content: Blob;
}

/** Renders the PDF of a response; `undefined` if this browser can't. */
export async function createPdf(
  context: ShareContext,
  { code, id, data: answers, version, madeAt, numbered = [], pdfTries = 0 }: ShareSubmission,
  submissionNumber: number,
): Promise<PdfFile | undefined> {
  const storedForm = await context.store.form(code);
  if (storedForm?.form.version !== version) return undefined;
  const { schema: form, pdfOptions, responsesTitleTemplate = '', title: formTitle } = storedForm.form;
  const data = { ...answers, data: setNumberAtPaths(answers.data, numbered, submissionNumber) };
  const createdBy = { name: 'Anonymous' };
  const read = parseTemplate(responsesTitleTemplate);
  const filled = { formTitle, ...data, submissionNumber, version, timestamp: madeAt, createdBy, collaborators: [] };
  const title = renderTitle(read.ok ? read.template : undefined, filled, { isDraft: false, form });
  const ownFileIds = new Set(findFileIds(data.data));
  try {
    const content = await context.renderPdf(
      {
        ...{
          title,
          formTitle,
          teamName: storedForm.teamName,
          submissionNumber,
          createdBy: createdBy.name,
          submittedAt: madeAt,
        },
        ...{ form, ...data, pdfOptions, isAnonymous: true },
        async images(source) {
          const file = ownFileIds.has(source) ? await context.store.file(source) : undefined;
          return file?.owner === id ? new Uint8Array(await file.content.arrayBuffer()) : undefined;
        },
      },
      AbortSignal.timeout(renderTimeoutMs),
    );
    return { name: 'submission.pdf', type: 'application/pdf', content };
  } catch (cause) {
    if (!(cause instanceof PdfRendererUnavailable) || pdfTries >= maxRenderRetries) return undefined;
    // The rendering code may load later, once there is a network connection.
    await context.store.updateSubmission(id, { pdfTries: pdfTries + 1 });
    throw new UploadStopped('The PDF couldn’t be rendered yet', { cause });
  }
}

/** Returns the distinct IDs of the files that the answers refer to. */
export function findFileIds(data: SubmissionData): readonly string[] {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileLike(value)) ids.add((value satisfies FileLike).id);
    for (const part of Object.values(value)) visit(part);
  };
  visit(data);
  return [...ids];
}
