import type { PrintBlock } from '@tideform/engine';
import type { Images } from './lay-out-children.ts';
import { layOutParagraph, plain } from './lay-out-text.ts';
import type { Pen } from './pen.ts';
import type { Piece } from './piece.ts';
import { addChild, drawAs, type Structure } from './structure.ts';
import { gaps, styles } from './styles.ts';

type Image = Extract<PrintBlock, { kind: 'image' }>;

const POINTS_PER_PX = 0.75;
/** A picture never takes more than this share of a page's height. */
const MAX_SHARE = 0.6;

/** NOTE: pdfkit's published types leave `openImage` out. */
interface WithOpenImage {
  openImage(bytes: Uint8Array): { readonly width: number; readonly height: number };
}

export function layOutImage(
  pen: Pen,
  parent: Structure,
  image: Image,
  width: number,
  images: Images,
): readonly Piece[] {
  const bytes = images.get(image.source);
  if (!bytes) {
    return layOutParagraph(pen, parent, plain(image.alt), {
      style: styles.label,
      tag: 'P',
      width,
      gapAfter: gaps.block,
    });
  }
  const element = addChild(pen.doc, parent, 'Figure', { alt: image.alt });
  const opened = (pen.doc as unknown as WithOpenImage).openImage(bytes);
  const wanted = (image.widthPx ?? opened.width) * POINTS_PER_PX * pen.paper.scale;
  const share = Math.min(
    1,
    width / wanted,
    (pen.paper.innerHeight * MAX_SHARE) / (wanted * (opened.height / opened.width)),
  );
  const size = { width: wanted * share, height: wanted * share * (opened.height / opened.width) };
  return [
    {
      height: size.height + gaps.block * pen.paper.scale,
      draw: ({ x, y, width: available }) =>
        drawAs(pen.doc, element, 'Figure', () => {
          const left = pen.direction === 'rtl' ? x + available - size.width : x;
          pen.doc.image(opened as unknown as Buffer, left, y, size);
        }),
    },
  ];
}
