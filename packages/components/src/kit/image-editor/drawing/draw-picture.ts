import { computeStrokeOutline, formatOutlinePath } from '../../drawing/pen-stroke.ts';
import type { ImageEdits, ImagePoint, Mark, Rectangle } from '../edits/image-edits.ts';
import { getTextSize, TEXT_PADDING } from '../edits/mark-bounds.ts';
import { getVisibleMatrix, getVisibleSize } from '../edits/visible-area.ts';

type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Image below the marks: from a file, or a blank page. `width` and `height` are the size of the original file. */
export interface BaseImage {
  readonly width: number;
  readonly height: number;
  /** Image scaled down to the size of the screen. Absent for a blank page. */
  readonly bitmap?: ImageBitmap;
}

/**
 * Draws the visible part of an image with all edits.
 *
 * @param scale number of canvas pixels per image pixel
 */
export function drawPicture(context: CanvasContext, baseImage: BaseImage, edits: ImageEdits, scale: number): void {
  const { width, height } = getVisibleSize(edits);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.transform(...getVisibleMatrix(edits));
  context.imageSmoothingQuality = 'high';
  if (baseImage.bitmap) context.drawImage(baseImage.bitmap, 0, 0, baseImage.width, baseImage.height);
  for (const box of edits.blurs) drawBlur(context, baseImage, box);
  for (const mark of edits.marks) drawMark(context, mark);
}

/**
 * Number of color cells along the longer side of an image, in a resolution too low to recognize the blurred content.
 */
const BLUR_CELLS = 48;

/** Replaces a box of the image with a few large cells of color, so that its content can't be reconstructed. */
function drawBlur(context: CanvasContext, baseImage: BaseImage, { x, y, width, height }: Rectangle): void {
  const { bitmap } = baseImage;
  const spot = Math.max(baseImage.width, baseImage.height) / BLUR_CELLS;
  const [columns, rows] = [width, height].map((side) => Math.max(1, Math.round(side / spot))) as [number, number];
  const small = new OffscreenCanvas(columns, rows);
  const smallContext = small.getContext('2d');
  if (!smallContext) return;
  smallContext.fillStyle = '#ffffff';
  smallContext.fillRect(0, 0, columns, rows);
  if (bitmap) {
    const scale = bitmap.width / baseImage.width;
    smallContext.imageSmoothingQuality = 'high';
    smallContext.drawImage(bitmap, x * scale, y * scale, width * scale, height * scale, 0, 0, columns, rows);
  }
  context.drawImage(small, x, y, width, height);
}

function drawMark(context: CanvasContext, mark: Mark): void {
  context.fillStyle = mark.color;
  context.strokeStyle = mark.color;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (mark.kind === 'pen') context.fill(new Path2D(formatOutlinePath(computeStrokeOutline(mark, mark.size))));
  else if (mark.kind === 'text') drawTextMark(context, mark);
  else drawLineMark(context, mark);
}

function drawLineMark(context: CanvasContext, mark: Extract<Mark, { from: unknown }>): void {
  context.lineWidth = mark.size;
  context.beginPath();
  if (mark.kind === 'box') context.rect(...mark.from, mark.to[0] - mark.from[0], mark.to[1] - mark.from[1]);
  else {
    context.moveTo(...mark.from);
    context.lineTo(...mark.to);
    if (mark.kind === 'arrow') addArrowHead(context, mark.from, mark.to, mark.size);
  }
  context.stroke();
}

function addArrowHead(context: CanvasContext, [x1, y1]: ImagePoint, [x2, y2]: ImagePoint, size: number): void {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const length = Math.min(size * 5, Math.hypot(x2 - x1, y2 - y1) * 0.6);
  for (const side of [-0.5, 0.5]) {
    context.moveTo(x2 - length * Math.cos(angle + side), y2 - length * Math.sin(angle + side));
    context.lineTo(x2, y2);
  }
}

/** Draws a text mark on a rounded rectangle of the mark's color. The text is white, or black on a light color. */
function drawTextMark(context: CanvasContext, mark: Extract<Mark, { kind: 'text' }>): void {
  const { width, height } = getTextSize(mark);
  context.save();
  context.translate(...mark.at);
  context.rotate((-mark.turns * Math.PI) / 2);
  context.beginPath();
  context.roundRect(0, 0, width, height, mark.size * 0.3);
  context.fill();
  context.fillStyle = isLightColor(mark.color) ? '#000000' : '#ffffff';
  context.font = `600 ${mark.size}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(mark.text, width / 2, height / 2, width - 2 * TEXT_PADDING * mark.size);
  context.restore();
}

function isLightColor(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150;
}
