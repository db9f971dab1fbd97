import alexBrush from '@fontsource/alex-brush/files/alex-brush-latin-400-normal.woff2?url';
import alexBrushMore from '@fontsource/alex-brush/files/alex-brush-latin-ext-400-normal.woff2?url';
import allura from '@fontsource/allura/files/allura-latin-400-normal.woff2?url';
import alluraMore from '@fontsource/allura/files/allura-latin-ext-400-normal.woff2?url';
import dancingScript from '@fontsource/dancing-script/files/dancing-script-latin-400-normal.woff2?url';
import dancingScriptMore from '@fontsource/dancing-script/files/dancing-script-latin-ext-400-normal.woff2?url';
import greatVibes from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff2?url';
import greatVibesMore from '@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff2?url';
import sacramento from '@fontsource/sacramento/files/sacramento-latin-400-normal.woff2?url';
import sacramentoMore from '@fontsource/sacramento/files/sacramento-latin-ext-400-normal.woff2?url';
import satisfy from '@fontsource/satisfy/files/satisfy-latin-400-normal.woff2?url';
import { computeStrokeOutline, formatOutlinePath, type PenStroke } from '../../kit/drawing/pen-stroke.ts';

/** Font size of typed names in pixels. */
const FONT_PX = 96;
/** Padding around the drawn lines in pixels. */
const PADDING_PX = 20;
const MAX_PX = 2000;
const INK_COLOR = '#000';
const BACKGROUND_COLOR = '#fff';
/** Width of pen strokes in CSS pixels. */
export const PEN_PX = 5;
/** Image pixels per CSS pixel. */
const PIXEL_RATIO = 2;

interface MeasuredInk {
  /** Left edge of the drawn lines, without padding. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

/** Renders a name in a handwriting font as a PNG data URL. The font must be loaded already. */
export function renderTypedSignature(name: string, font: SignatureFont): string {
  return renderPicture((context) => {
    const prepare = (scale: number) => {
      context.font = `${FONT_PX * scale}px "${font}", cursive`;
      context.textAlign = 'left';
      return context.measureText(name);
    };
    const whole = prepare(1);
    const scale = Math.min(1, (MAX_PX - 2 * PADDING_PX) / whole.width);
    const measured = prepare(scale);
    return {
      left: -measured.actualBoundingBoxLeft,
      top: -measured.actualBoundingBoxAscent,
      right: measured.actualBoundingBoxRight,
      bottom: measured.actualBoundingBoxDescent,
      draw() {
        prepare(scale);
        context.fillText(name, 0, 0);
      },
    };
  });
}

/** Renders pen strokes as a PNG data URL. */
export function renderDrawnSignature(strokes: readonly PenStroke[]): string {
  return renderPicture(() => {
    const outlines = strokes.map((stroke) => computeStrokeOutline(stroke, PEN_PX));
    const points = outlines.flat();
    const xs = points.map(([x = 0]) => x);
    const ys = points.map(([, y = 0]) => y);
    const [left, right] = [findMin(xs), findMax(xs)];
    const scale = Math.min(PIXEL_RATIO, (MAX_PX - 2 * PADDING_PX) / (right - left));
    return {
      left: left * scale,
      top: findMin(ys) * scale,
      right: right * scale,
      bottom: findMax(ys) * scale,
      draw(context) {
        context.scale(scale, scale);
        for (const outline of outlines) context.fill(new Path2D(formatOutlinePath(outline)));
      },
    };
  });
}

const findMin = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const findMax = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** Draws a signature, cropped to its lines and the padding. */
function renderPicture(measure: (context: CanvasRenderingContext2D) => MeasuredInk): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser can’t export the image');
  const { left, top, right, bottom, draw } = measure(context);
  canvas.width = Math.ceil(right - left) + 2 * PADDING_PX;
  canvas.height = Math.ceil(bottom - top) + 2 * PADDING_PX;
  context.fillStyle = BACKGROUND_COLOR;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK_COLOR;
  context.translate(PADDING_PX - left, PADDING_PX - top);
  draw(context);
  return canvas.toDataURL('image/png');
}

/**
 * Maps the names of handwriting fonts to their font files: one for Western European letters, one for extended Latin.
 */
const fontFiles = {
  Allura: [allura, alluraMore],
  'Alex Brush': [alexBrush, alexBrushMore],
  'Dancing Script': [dancingScript, dancingScriptMore],
  'Great Vibes': [greatVibes, greatVibesMore],
  Sacramento: [sacramento, sacramentoMore],
  Satisfy: [satisfy],
} as const;

export type SignatureFont = keyof typeof fontFiles;

export const signatureFonts = Object.keys(fontFiles) as readonly SignatureFont[];

const UNICODE_RANGES = [
  'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC',
  'U+0100-02BA, U+1E00-1EFF',
];

/** Loads the font files that a text needs. If they are unavailable offline, the browser uses its default font. */
export async function loadSignatureFont(font: SignatureFont, text: string): Promise<void> {
  if (![...document.fonts].some(({ family }) => family.replaceAll('"', '') === font)) {
    fontFiles[font].forEach((url, at) => {
      document.fonts.add(new FontFace(font, `url("${url}") format("woff2")`, { unicodeRange: UNICODE_RANGES[at]! }));
    });
  }
  await document.fonts.load(`96px "${font}"`, text).catch(() => undefined);
}
