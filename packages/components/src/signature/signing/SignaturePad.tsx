import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFieldClassNames } from '../../kit/classes/FieldClassNamesProvider.tsx';
import { computeStrokeOutline, formatOutlinePath, type PenStroke } from '../../kit/drawing/pen-stroke.ts';
import { usePen } from '../../kit/drawing/usePen.tsx';
import { RequiredMark } from '../../kit/FieldFrame.tsx';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { TextBox } from '../../kit/TextBox.tsx';
import {
  loadSignatureFont,
  PEN_PX,
  renderTypedSignature,
  type SignatureFont,
  signatureFonts,
} from './signature-picture.ts';
import { signingMessages } from './signing.messages.ts';

const useStyles = makeStyles({
  paper: {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: '100%',
    gridTemplateColumns: '100%',
    height: '176px',
    '@media (max-width: 480px)': { height: '220px' },
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    // NOTE: white paper and black ink in every theme, as in the stored image.
    backgroundColor: '#fff',
    forcedColorAdjust: 'none',
  },
  line: {
    position: 'absolute',
    insetInline: '24px',
    bottom: '40px',
    borderBottom: '1px solid #d1d1d1',
    pointerEvents: 'none',
  },
});

/** White pad with a signature line. */
export function SignaturePad({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.paper}>
      <span className={styles.line} />
      {children}
    </div>
  );
}

const useDrawnSignatureStyles = makeStyles({
  pad: { position: 'absolute', inset: 0, width: '100%', height: '100%', touchAction: 'none', cursor: 'crosshair' },
  hint: { ...typographyStyles.caption1, position: 'absolute', bottom: '12px', color: '#616161', pointerEvents: 'none' },
});

interface DrawnSignatureProps {
  readonly strokes: readonly PenStroke[];
  readonly onStroke: (stroke: PenStroke) => void;
}

/** Pad for drawing a signature with mouse, pen or finger. */
export function DrawnSignature({ strokes, onStroke }: DrawnSignatureProps) {
  const styles = useDrawnSignatureStyles();
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

const useTypedSignatureStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, 168px)',
    gap: '12px',
    '@media (max-width: 480px)': { gridTemplateColumns: '1fr' },
  },
  picture: { maxWidth: '92%', maxHeight: '92%', objectFit: 'contain' },
});

export interface TypedName {
  readonly name: string;
  readonly font: SignatureFont;
}

interface TypedSignatureProps {
  readonly typed: TypedName;
  readonly onChange: (typed: TypedName) => void;
  readonly onEnter: () => void;
}

/** Inputs for the name and the handwriting font, with a preview of the signature. */
export function TypedSignature({ typed, onChange, onEnter }: TypedSignatureProps) {
  const styles = useTypedSignatureStyles();
  const classes = useFieldClassNames();
  const id = useId();
  const messages = useMessages(signingMessages);
  const picture = useTypedSignaturePicture(typed);
  const { name, font } = typed;
  return (
    <>
      <div className={styles.fields}>
        <span className={classes.field}>
          <label htmlFor={`${id}-name`} className={classes.label}>
            {messages.name}
            <RequiredMark />
          </label>
          <TextBox
            id={`${id}-name`}
            aria-required
            dir="auto"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={(event) => onChange({ font, name: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              onEnter();
            }}
          />
        </span>
        <span className={classes.field}>
          <label htmlFor={`${id}-style`} className={classes.label}>
            {messages.style}
          </label>
          <SelectBox
            id={`${id}-style`}
            value={font}
            onChange={(event) => onChange({ name, font: event.target.value as SignatureFont })}
          >
            {signatureFonts.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectBox>
        </span>
      </div>
      <SignaturePad>
        {picture && <img src={picture} alt={messages.preview({ name })} className={styles.picture} />}
      </SignaturePad>
    </>
  );
}

/** Returns the signature image to store; `undefined` if there is no name or the font isn't loaded yet. */
function useTypedSignaturePicture({ name, font }: TypedName): string | undefined {
  const [rendered, setDrawn] = useState<TypedName & { readonly picture: string }>();
  useEffect(() => {
    if (name.trim() === '') return setDrawn(undefined);
    let isOver = false;
    void loadSignatureFont(font, name).then(() => {
      if (!isOver) setDrawn({ name, font, picture: renderTypedSignature(name.trim(), font) });
    });
    return () => {
      isOver = true;
    };
  }, [name, font]);
  return rendered?.picture;
}
