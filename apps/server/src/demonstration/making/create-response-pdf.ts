import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, printForm } from '@tideform/engine';
import { renderPdf } from '@tideform/print';
import { createResponseDocumentFrame } from '@tideform/print/response';
import { buildFileFields, fileNames, renderResponseTitle } from '@tideform/sync/library-content';
import type { DemoForm } from '../forms/demo-form.ts';
import type { Photos } from './create-photos.ts';
import type { CreatedResponse } from './create-response.ts';
import type { ContentItem } from './demo-context.ts';
import { deriveResponseIds } from './ids.ts';

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
