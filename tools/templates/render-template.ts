import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, printForm, type SubmissionData } from '@tideform/engine';
import { parseTemplate } from '@tideform/engine/templates';
import { renderPdf } from '@tideform/print';
import { createResponseDocumentFrame } from '@tideform/print/response';
import { createJpeg, testFonts } from '@tideform/print/testing';
import type { ownTemplates } from '@tideform/server/templates';

const locale = { language: 'en', locale: 'en-GB' } as const;

/** Renders the PDF of a response as the product does; missing pictures are replaced by a test image. */
export async function renderTemplate(
  { title, schema, pdfOptions, responsesTitleTemplate }: (typeof ownTemplates)[number],
  data: SubmissionData,
): Promise<Uint8Array> {
  const session = createSession({ form: schema, specs, data, readOnly: true });
  const read = parseTemplate(responsesTitleTemplate);
  const response = {
    ...{ formTitle: title, teamName: 'Northgate Estates', submissionNumber: 12, createdBy: 'Amira Haddad' },
    ...{ submittedAt: '2026-01-15T09:00:00.000Z', form: schema, data, metadata: {} },
    title: read.ok ? read.template.render({ data }) : title,
  };
  const document = await createResponseDocumentFrame(response, pdfOptions, { locale, timeZone: 'UTC' });
  const blocks = printForm(session, await prints.read(locale));
  session.close();
  const image = async (source: string) => {
    const [, base64] = /^data:image\/png;base64,(.*)$/.exec(source) ?? [];
    return base64 === undefined ? createJpeg() : new Uint8Array(Buffer.from(base64, 'base64'));
  };
  return renderPdf({ ...document, language: 'en', direction: 'ltr', blocks }, pdfOptions, {
    ...{ fonts: testFonts, loadImage: image, createdAt: new Date('2026-01-15T09:00:00.000Z') },
  });
}
