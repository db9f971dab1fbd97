import { makeStyles, typographyStyles } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useCallback, useEffect, useRef } from 'react';
import { computeStrokeOutline, formatOutlinePath, type PenStroke } from '../../kit/drawing/pen-stroke.ts';
import { usePen } from '../../kit/drawing/usePen.tsx';
import { SignaturePad } from './SignaturePad.tsx';
import { PEN_PX } from './signature-picture.ts';
import { signingMessages } from './signing.messages.ts';

const useStyles = makeStyles({
  pad: { position: 'absolute', inset: 0, width: '100%', height: '100%', touchAction: 'none', cursor: 'crosshair' },
  hint: { ...typographyStyles.caption1, position: 'absolute', bottom: '12px', color: '#616161', pointerEvents: 'none' },
});

interface DrawnSignatureProps {
  readonly strokes: readonly PenStroke[];
  readonly onStroke: (stroke: PenStroke) => void;
}

/** Pad for drawing a signature with mouse, pen or finger. */
export function DrawnSignature({ strokes, onStroke }: DrawnSignatureProps) {
  const styles = useStyles();
  const messages = useMessages(signingMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawStroke = useInk(canvas, strokes);
  const pen = usePen({
    surface: canvas,
    toDrawingPoint({ clientX, clientY }) {
      const { left, top } = canvas.current!.getBoundingClientRect();
      return [clientX - left, clientY - top];
    },
    onDraw: drawStroke,
    onEnd: onStroke,
  });
  return (
    <SignaturePad>
      {strokes.length === 0 && <span className={styles.hint}>{messages.pens}</span>}
      <canvas ref={canvas} role="img" aria-label={messages.pad} className={styles.pad} {...pen} />
    </SignaturePad>
  );
}

/** Paints the pen strokes on the canvas, including the stroke that is being drawn. */
function useInk(canvas: { readonly current: HTMLCanvasElement | null }, strokes: readonly PenStroke[]) {
  const latest = useRef<readonly PenStroke[]>([]);
  const current = useRef<PenStroke>(undefined);
  const frame = useRef<number>(undefined);
  latest.current = strokes;

  const paint = useCallback(() => {
    frame.current = undefined;
    const pad = canvas.current;
    const context = pad?.getContext('2d');
    if (!pad || !context) return;
    const sharpness = Math.max(1, window.devicePixelRatio);
    pad.width = Math.round(pad.clientWidth * sharpness);
    pad.height = Math.round(pad.clientHeight * sharpness);
    context.scale(sharpness, sharpness);
    for (const stroke of current.current ? [...latest.current, current.current] : latest.current)
      context.fill(new Path2D(formatOutlinePath(computeStrokeOutline(stroke, PEN_PX))));
  }, [canvas]);

  useEffect(() => {
    const watch = new ResizeObserver(paint);
    watch.observe(canvas.current!);
    return () => {
      watch.disconnect();
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
    };
  }, [canvas, paint]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: repaints only when the strokes change
  useEffect(paint, [strokes]);

  return (stroke: PenStroke | undefined) => {
    current.current = stroke;
    frame.current ??= requestAnimationFrame(paint);
  };
}
