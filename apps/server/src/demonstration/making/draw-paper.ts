import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, printForm } from '@tideform/engine';
import { toPdf } from '@tideform/print';
import { responsePaper } from '@tideform/print/response';
import { fileNames, partFields, responseTitle } from '@tideform/sync/library-content';
import type { DemoForm } from '../forms/demo-form.ts';
import { responseIds } from './ids.ts';
import type { MadeResponse } from './make-response.ts';
import type { Photos } from './photos.ts';
import type { ContentItem } from './world.ts';

const require = createRequire(import.meta.url);
const font = (name: string) => new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`)));

/** The fonts that the app draws with. */
const readFonts = () => ({
  regular: font('400Regular/NotoSans_400Regular.ttf'),
  bold: font('700Bold/NotoSans_700Bold.ttf'),
});
let fonts: ReturnType<typeof readFonts> | undefined;

/** No form of the demonstration names its team on paper. */
const teamName = '';
/** The demonstration's people speak English. */
const speech = { language: 'en', locale: 'en-GB' } as const;

/** The PDF of a response, as a file beside its answers. */
export async function drawPaper(form: DemoForm, made: MadeResponse, photos: Photos): Promise<ContentItem> {
  const { row, number, scenes } = made;
  const ids = responseIds(form, number);
  const at = new Date(row.timestamp);
  const session = createSession({ form: row.schema, specs, data: row.data.data, readOnly: true });
  const response = {
    ...{ title: responseTitle(row, number), formTitle: row.formTitle, teamName, submissionNumber: number },
    ...{ createdBy: row.createdBy.name, submittedAt: row.timestamp, form: row.schema, ...row.data },
  };
  const document = {
    ...(await responsePaper(response, row.pdfOptions, { speech, timeZone: 'UTC' })),
    blocks: printForm(session, await prints.read(speech)),
  };
  session.close();
  fonts ??= readFonts();
  const image = async (source: string) => {
    const scene = scenes.get(source);
    return scene && photos.draw(scene);
  };
  const bytes = await toPdf(document, row.pdfOptions, { fonts, image, createdAt: at });
  const values = partFields('pdf', { formId: row.formId, responseId: row.id });
  const version = { bytes, values, isPartitioned: true, by: row.userId, at: row.timestamp };
  return { id: ids.pdf, parentId: ids.folder, name: fileNames.submissionPdf, versions: [version] };
}
