import regularUrl from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import boldUrl from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import { isMapSource, parseMapSource } from '@tideform/components/kit/maps/map-source.ts';
import type { PrintDocument } from '@tideform/engine';
import { getFamilyName, renderPdf, type ScriptFont } from '@tideform/print';
import type { PrintableResponse } from '@tideform/sync';
import { FailureError } from '@tideform/sync/failures';
import { createPrintDocument } from './create-print-document.ts';
import type { PdfRecipient } from './pdf-messages.ts';

/** Fonts, which a worker that renders several PDFs loads only once. */
let textFonts: Promise<readonly [Uint8Array, Uint8Array]> | undefined;

/** Renders the PDF of a response, with the same blocks and layout as the server. */
export async function renderResponsePdf({ images, ...response }: PrintableResponse, reader: PdfRecipient) {
  const fonts = await loadFonts();
  const renderMap = createMapRenderer(reader);
  const image = async (source: string, maxPx: number) => {
    const bytes = await (isMapSource(source) ? renderMap(source) : loadImage(source, images));
    return bytes && prepareImage(bytes, maxPx);
  };
  return renderPdf(await createPrintDocument({ ...response, ...reader }), response.pdfOptions, {
    ...{ fonts, loadImage: image, createdAt: new Date() },
  });
}

/** Renders the PDF of a document that isn't a response. The document's images are data URLs. */
export async function renderDocument(document: PrintDocument): Promise<Uint8Array> {
  const image = async (source: string, maxPx: number) => {
    const bytes = await loadImage(source, async () => undefined);
    return bytes && prepareImage(bytes, maxPx);
  };
  return renderPdf(document, undefined, { fonts: await loadFonts(), loadImage: image, createdAt: new Date() });
}

async function loadFonts() {
  textFonts ??= Promise.all([loadFont(regularUrl), loadFont(boldUrl)]);
  // If loading fails, the fonts are loaded again for the next PDF.
  const [regular, bold] = await textFonts.catch((cause) => {
    textFonts = undefined;
    throw cause;
  });
  return { regular, bold, loadScriptFont: (name: ScriptFont) => loadFont(`/fonts/${getFamilyName(name)}-Regular.ttf`) };
}

/** Maximum number of maps in a document. */
const MAX_MAPS = 20;

/**
 * Returns a function that renders maps. After the first failure, it renders no more maps, so that a PDF waits for an
 * unreachable map provider only once.
 */
function createMapRenderer({
  maps,
  locale,
}: PdfRecipient): (source: string) => Promise<Uint8Array<ArrayBuffer> | undefined> {
  let remaining = maps ? MAX_MAPS : 0;
  const request: typeof fetch = (...args) => fetch(...args);
  return async (source) => {
    const map = parseMapSource(source);
    if (!maps || !map || remaining <= 0) return undefined;
    remaining -= 1;
    try {
      const [{ createMaps: mapsOf }, { renderStaticMap: drawStillMap }] = await Promise.all([
        import('../maps/create-maps.ts'),
        import('../maps/render-static-map.ts'),
      ]);
      return await drawStillMap(map, { maps: mapsOf(maps, request), language: locale.locale, fetch: request });
    } catch {
      remaining = 0;
      return undefined;
    }
  };
}

/** Loads an image. A drawing is a data URL in the answer; an uploaded image is a file of the response. */
async function loadImage(
  source: string,
  images: (source: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [, base64] = /^data:image\/(?:png|jpeg);base64,(.*)$/s.exec(source) ?? [];
  return base64 === undefined ? images(source) : decodeBase64(base64);
}

/** Decodes base64; returns `undefined` if it is invalid. */
function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

async function loadFont(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new FailureError('request-failed', { detail: `${response.status}` });
  return new Uint8Array(await response.arrayBuffer());
}

/** Maximum height of images in pixels: a page can't show more. */
const maxHeightPx = 2400;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Prepares a user's image for a PDF: upright, on a white background, and no larger than it is printed. Redrawing the
 * image makes broken and hostile files harmless.
 *
 * @returns a PNG for a PNG, otherwise a JPEG; `undefined` if the browser can't decode the image
 */
async function prepareImage(bytes: Uint8Array<ArrayBuffer>, maxWidthPx: number): Promise<Uint8Array | undefined> {
  try {
    const picture = await createImageBitmap(new Blob([bytes]));
    const scale = Math.min(1, maxWidthPx / picture.width, maxHeightPx / picture.height);
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(picture.width * scale)),
      Math.max(1, Math.round(picture.height * scale)),
    );
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const type = png.every((byte, index) => bytes[index] === byte) ? 'image/png' : 'image/jpeg';
    const blob = await canvas.convertToBlob({ type, quality: 0.85 });
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    return undefined;
  }
}
