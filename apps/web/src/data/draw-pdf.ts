import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { type ComponentSpecs, createSession, type Prints, printForm } from '@tideform/engine';
import { toPdf } from '@tideform/print';
import type { PdfPort } from '@tideform/sync';

/** Draws the PDF of one response: the same blocks and the same layout as on the server. */
export const drawPdf: PdfPort['draw'] = async ({ title, subtitle, form, data, pdfOptions }) => {
  const session = createSession({ form, specs: specs as ComponentSpecs, data, readOnly: true });
  const blocks = printForm(session, prints as unknown as Prints);
  const [regular, bold] = await Promise.all([font(regularUrl), font(boldUrl)]);
  const document = { title, subtitle, language: 'en', direction: 'ltr', blocks } as const;
  return toPdf(document, pdfOptions, { fonts: { regular, bold }, createdAt: new Date() });
};

async function font(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Request failed: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
