import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import { isMapSource, readMapSource } from '@tideform/components/kit/maps/map-source.ts';
import type { PrintDocument } from '@tideform/engine';
import { familyOf, type ScriptFont, toPdf } from '@tideform/print';
import type { ResponseToDraw } from '@tideform/sync';
import { Failed } from '@tideform/sync/failures';
import { paperPicture } from './paper-picture.ts';
import type { PaperReader } from './pdf-messages.ts';
import { printedResponse } from './printed-response.ts';

/** Of a worker that draws one PDF after the other: the same bytes are opened once. */
let textFonts: Promise<readonly [Uint8Array, Uint8Array]> | undefined;

/** Draws the PDF of one response: the same blocks and the same layout as on the server. */
export async function drawPdf({ images, ...response }: ResponseToDraw, reader: PaperReader) {
  const fonts = await openFonts();
  const mapOf = stillMaps(reader);
  const image = async (source: string, mostPx: number) => {
    const bytes = await (isMapSource(source) ? mapOf(source) : pictureOf(source, images));
    return bytes && paperPicture(bytes, mostPx);
  };
  return toPdf(await printedResponse({ ...response, ...reader }), response.pdfOptions, {
    ...{ fonts, image, createdAt: new Date() },
  });
}

/** Draws what is no response; its pictures lie in it. */
export async function drawDocument(document: PrintDocument): Promise<Uint8Array> {
  const image = async (source: string, mostPx: number) => {
    const bytes = await pictureOf(source, async () => undefined);
    return bytes && paperPicture(bytes, mostPx);
  };
  return toPdf(document, undefined, { fonts: await openFonts(), image, createdAt: new Date() });
}

async function openFonts() {
  textFonts ??= Promise.all([font(regularUrl), font(boldUrl)]);
  // One that could not be had is asked for again.
  const [regular, bold] = await textFonts.catch((cause) => {
    textFonts = undefined;
    throw cause;
  });
  return { regular, bold, script: (name: ScriptFont) => font(`/fonts/${familyOf(name)}-Regular.ttf`) };
}

/** Of one document. */
const MOST_MAPS = 20;

/** Draws maps; none after the first that could not be had, so that paper waits for a provider once. */
function stillMaps({ maps, speech }: PaperReader): (source: string) => Promise<Uint8Array<ArrayBuffer> | undefined> {
  let left = maps ? MOST_MAPS : 0;
  const request: typeof fetch = (...asked) => fetch(...asked);
  return async (source) => {
    const map = readMapSource(source);
    if (!maps || !map || left <= 0) return undefined;
    left -= 1;
    try {
      const [{ mapsOf }, { drawStillMap }] = await Promise.all([
        import('../maps/maps-of.ts'),
        import('../maps/draw-still-map.ts'),
      ]);
      return await drawStillMap(map, { maps: mapsOf(maps, request), language: speech.locale, fetch: request });
    } catch {
      left = 0;
      return undefined;
    }
  };
}

/** A drawing lies in the answer itself, as a data URL; a picture that was added is a file of the response. */
async function pictureOf(
  source: string,
  images: (source: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, base64] = /^data:image\/(?:png|jpeg);base64,(.*)$/s.exec(source) ?? [];
  return base64 === undefined ? images(source) : decode(base64);
}

/** `undefined`: the answer says that it is a drawing, and is none. */
function decode(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

async function font(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Failed('request-failed', { detail: `${response.status}` });
  return new Uint8Array(await response.arrayBuffer());
}
