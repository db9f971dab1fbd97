import { outlinePath, type PenStroke, strokeOutline } from '../../kit/drawing/pen-stroke.ts';
import type { SignatureFont } from './signature-fonts.ts';

/** Of typed names. */
const FONT_PX = 96;
/** Paper around the ink. */
const PADDING_PX = 20;
const MOST_PX = 2000;
const INK = '#000';
const PAPER = '#fff';
/** Of a pen on the pad, in pixels of the page. */
export const PEN_PX = 5;
/** Pixels of the picture for one of the page. */
const SHARPNESS = 2;

interface Ink {
  /** Where the ink lies, before the padding. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly draw: (context: CanvasRenderingContext2D) => void;
}

/** A name in a hand of its own, as a data URL. The font must have been loaded. */
export function typedSignature(name: string, font: SignatureFont): string {
  return toPicture((context) => {
    const prepare = (scale: number) => {
      context.font = `${FONT_PX * scale}px "${font}", cursive`;
      context.textAlign = 'left';
      return context.measureText(name);
    };
    const whole = prepare(1);
    const scale = Math.min(1, (MOST_PX - 2 * PADDING_PX) / whole.width);
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

/** Strokes of a pen, as a data URL. */
export function drawnSignature(strokes: readonly PenStroke[]): string {
  return toPicture(() => {
    const outlines = strokes.map((stroke) => strokeOutline(stroke, PEN_PX));
    const points = outlines.flat();
    const xs = points.map(([x = 0]) => x);
    const ys = points.map(([, y = 0]) => y);
    const [left, right] = [least(xs), most(xs)];
    const scale = Math.min(SHARPNESS, (MOST_PX - 2 * PADDING_PX) / (right - left));
    return {
      left: left * scale,
      top: least(ys) * scale,
      right: right * scale,
      bottom: most(ys) * scale,
      draw(context) {
        context.scale(scale, scale);
        for (const outline of outlines) context.fill(new Path2D(outlinePath(outline)));
      },
    };
  });
}

const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** Cuts the paper to the ink and what stays around it. */
function toPicture(measure: (context: CanvasRenderingContext2D) => Ink): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  const { left, top, right, bottom, draw } = measure(context);
  canvas.width = Math.ceil(right - left) + 2 * PADDING_PX;
  canvas.height = Math.ceil(bottom - top) + 2 * PADDING_PX;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  context.translate(PADDING_PX - left, PADDING_PX - top);
  draw(context);
  return canvas.toDataURL('image/png');
}
