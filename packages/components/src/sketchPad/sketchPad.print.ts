import { isFileLike, type PrintAnswer } from '@tideform/engine';
import { printBlankFrame } from '../kit/print-blank.ts';
import { type Sketch, type SketchPadProps, sketchPad } from './sketchPad.ts';

const WIDTH_PX = 350;
const BLANK_HEIGHT_PX = 320;

/** Prints the drawing by its file ID, which the PDF renderer resolves. */
export const printSketchPad: PrintAnswer<SketchPadProps, Sketch> = ({ props, value, label, isBlank }) => {
  if (isBlank) return printBlankFrame(label, BLANK_HEIGHT_PX);
  if (value === undefined || sketchPad.isEmpty(value, props)) return [{ kind: 'pair', label, value: '' }];
  if (!isFileLike(value)) return [{ kind: 'pair', label, value: '' }];
  const widthPx = props.imageSize && props.imageSize > 0 ? props.imageSize : WIDTH_PX;
  return [{ kind: 'group', label, blocks: [{ kind: 'image', source: value.id, alt: value.originalName, widthPx }] }];
};
