import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, printForm } from '@tideform/engine';
import { renderPdf } from '@tideform/print';
import { createResponseDocumentFrame } from '@tideform/print/response';
import { buildFileFields, fileNames, renderResponseTitle } from '@tideform/sync/library-content';
import { allForms } from '../forms/all-forms.ts';
import type { DemoForm } from '../forms/demo-form.ts';
import { createDemoEmail } from './create-demo-email.ts';
import type { Photos } from './create-photos.ts';
import { type CreatedResponse, createResponse } from './create-response.ts';
import { type ContentEmail, type ContentItem, type DemoContext, deriveResponseIds } from './demo-context.ts';
import { planResponses } from './plan-responses.ts';

export interface ContentStep {
  readonly formKey: string;
  readonly what: 'responses' | 'papers';
  /** First response of the range in the form's planned responses, starting at 1. `to` is inclusive. */
  readonly from: number;
  readonly to: number;
}

/** Number of newest responses per form that have an email. */
export const MAILED_RESPONSES = 4;

export interface StepContent {
  readonly items: readonly ContentItem[];
  readonly letters: readonly ContentEmail[];
}

/** Creates responses of a form, or PDFs of responses and the emails that contain the PDFs. Drafts have no PDF. */
export async function createContent(
  context: DemoContext,
  { formKey, what, from, to }: ContentStep,
  photos: Photos,
): Promise<StepContent> {
  const form = allForms.find(({ key }) => key === formKey);
  if (!form) throw new Error(`Form ${formKey} doesn’t exist`);
  const items: ContentItem[] = [];
  const letters: ContentEmail[] = [];
  const all = planResponses(form, context.beganAt);
  const mailed = new Set(all.slice(-MAILED_RESPONSES));
  for (const planned of all.slice(from - 1, to)) {
    const response = await createResponse(context, form, planned, photos);
    if (what === 'responses') items.push(...(await response.items()));
    if (what === 'responses' || planned.isDraft) continue;
    const pdf = await createResponsePdf(form, response, photos);
    items.push(pdf);
    if (form.email && mailed.has(planned))
      letters.push(await createDemoEmail(context, form, form.email, response, pdf));
  }
  return { items, letters };
}

const require = createRequire(import.meta.url);
const readFont = (name: string) =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`)));

/** Reads the fonts of the app's PDFs from disk. */
const readFonts = () => ({
  regular: readFont('400Regular/NotoSans_400Regular.ttf'),
  bold: readFont('700Bold/NotoSans_700Bold.ttf'),
});
let fonts: ReturnType<typeof readFonts> | undefined;

/** Team name for PDFs: empty, since no form of the demo prints it. */
const teamName = '';
/** Locale of the demo. */
const locale = { language: 'en', locale: 'en-GB' } as const;

/** Creates the PDF of a response as a file in the response's folder. */
export async function createResponsePdf(
  form: DemoForm,
  createdResponse: CreatedResponse,
  photos: Photos,
): Promise<ContentItem> {
  const { row, number, scenes } = createdResponse;
  const ids = deriveResponseIds(form, number);
  const at = new Date(row.timestamp);
  const session = createSession({ form: row.schema, specs, data: row.data.data, readOnly: true });
  const response = {
    ...{ title: renderResponseTitle(row, number), formTitle: row.formTitle, teamName, submissionNumber: number },
    ...{ createdBy: row.createdBy.name, submittedAt: row.timestamp, form: row.schema, ...row.data },
  };
  const document = {
    ...(await createResponseDocumentFrame(response, row.pdfOptions, { locale, timeZone: 'UTC' })),
    blocks: printForm(session, await prints.read(locale)),
  };
  session.close();
  fonts ??= readFonts();
  const image = async (source: string) => {
    const scene = scenes.get(source);
    return scene && photos.draw(scene);
  };
  const bytes = await renderPdf(document, row.pdfOptions, { fonts, loadImage: image, createdAt: at });
  const values = buildFileFields('pdf', { formId: row.formId, responseId: row.id });
  const version = { bytes, values, isPartitioned: true, by: row.userId, at: row.timestamp };
  return { id: ids.pdf, parentId: ids.folder, name: fileNames.submissionPdf, versions: [version] };
}
