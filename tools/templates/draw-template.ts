import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, printForm, type SubmissionData } from '@tideform/engine';
import { readTemplate } from '@tideform/engine/templates';
import { toPdf } from '@tideform/print';
import { responsePaper } from '@tideform/print/response';
import { madeJpeg, testFonts } from '@tideform/print/testing';
import type { ownTemplates } from '@tideform/server/templates';

const speech = { language: 'en', locale: 'en-GB' } as const;

/** The paper of a response, as the product draws it; a picture that there is not is a made one. */
export async function drawTemplate(
  { title, schema, pdfOptions, responsesTitleTemplate }: (typeof ownTemplates)[number],
  data: SubmissionData,
): Promise<Uint8Array> {
  const session = createSession({ form: schema, specs, data, readOnly: true });
  const read = readTemplate(responsesTitleTemplate);
  const response = {
    ...{ formTitle: title, teamName: 'Northgate Estates', submissionNumber: 12, createdBy: 'Amira Haddad' },
    ...{ submittedAt: '2026-01-15T09:00:00.000Z', form: schema, data, metadata: {} },
    title: read.ok ? read.template.render({ data }) : title,
  };
  const paper = await responsePaper(response, pdfOptions, { speech, timeZone: 'UTC' });
  const blocks = printForm(session, await prints.read(speech));
  session.close();
  const image = async (source: string) => {
    const [, base64] = /^data:image\/png;base64,(.*)$/.exec(source) ?? [];
    return base64 === undefined ? madeJpeg() : new Uint8Array(Buffer.from(base64, 'base64'));
  };
  return toPdf({ ...paper, language: 'en', direction: 'ltr', blocks }, pdfOptions, {
    ...{ fonts: testFonts, image, createdAt: new Date('2026-01-15T09:00:00.000Z') },
  });
}
