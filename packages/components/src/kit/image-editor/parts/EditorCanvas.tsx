import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PenStroke } from '../../drawing/pen-stroke.ts';
import { usePen } from '../../drawing/usePen.tsx';
import type { BaseImage } from '../drawing/draw-picture.ts';
import {
  addTextMark,
  applyTool,
  createMiddleStroke,
  type ImageTool,
  type MarkStyle,
  moveMarkAt,
  removeMark,
} from '../edits/apply-tool.ts';
import type { ImageEdits, ImagePoint } from '../edits/image-edits.ts';
import { getVisibleSize, toImagePoint } from '../edits/visible-area.ts';
import { imageEditorMessages } from '../image-editor.messages.ts';
import { TextMarkInput } from './TextMarkInput.tsx';
import { toCanvasFraction, toVisiblePosition, useCanvasPaint } from './useCanvasPaint.tsx';

const useStyles = makeStyles({
  box: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 0,
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground4,
  },
  sheet: { position: 'relative', display: 'grid' },
  canvas: {
    touchAction: 'none',
    cursor: 'crosshair',
    forcedColorAdjust: 'none',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  picks: { cursor: 'default' },
});

interface EditorCanvasProps {
  readonly ground: BaseImage;
  readonly edits: ImageEdits;
  readonly tool: ImageTool;
  readonly look: MarkStyle;
  readonly selected: number | undefined;
  readonly onChange: (edits: ImageEdits) => void;
  readonly onSelect: (index: number | undefined) => void;
}

/** Canvas that shows the image and that the user draws on. */
export function EditorCanvas({ ground, edits, tool, look, selected, onChange, onSelect }: EditorCanvasProps) {
  const styles = useStyles();
  const messages = useMessages(imageEditorMessages);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [writingAt, setWritingAt] = useState<ImagePoint>();
  const scene = { edits, selected };
  // When the dialog opened, the image was still loading and nothing could be focused, so the dialog would stay hidden
  // from screen readers.
  useEffect(() => canvas.current?.focus(), []);
  const show = useCanvasPaint({ box, canvas }, ground, scene);
  const finish = (stroke: PenStroke) => {
    if (tool === 'text') return setWritingAt([stroke.points[0]![0], stroke.points[0]![1]]);
    const result = applyTool(tool, edits, stroke, look);
    onSelect(tool === 'select' ? result?.selected : undefined);
    if (result && result.edits !== edits) onChange(result.edits);
    else show(scene);
  };
  const pen = usePen({
    surface: canvas,
    toDrawingPoint: ({ clientX, clientY }) =>
      toImagePoint(toVisiblePosition(canvas.current!, edits, clientX, clientY), edits),
    onDraw(stroke) {
      const result = stroke && applyTool(tool, edits, stroke, look);
      // While the user crops, the whole image stays visible until the pointer is released.
      show(result ? { ...result, edits: result.frame ? edits : result.edits } : scene);
    },
    onEnd: finish,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = getArrowStep(event.key, edits);
    if (event.key === 'Enter' && tool !== 'select') {
      const middle = createMiddleStroke(edits);
      finish(middle);
      if (tool !== 'text' && tool !== 'blur' && tool !== 'crop') onSelect(edits.marks.length);
    } else if (selected !== undefined && step) onChange(moveMarkAt(edits, selected, step));
    else if (selected !== undefined && (event.key === 'Delete' || event.key === 'Backspace')) {
      onSelect(undefined);
      onChange(removeMark(edits, selected));
    } else return;
    event.preventDefault();
  };
  const write = (text: string) => {
    setWritingAt(undefined);
    canvas.current?.focus();
    if (writingAt && text.trim() !== '') onChange(addTextMark(edits, writingAt, text.trim(), look).edits);
  };
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.sheet}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its keys are its own, and screen readers must let them through */}
        <canvas
          ref={canvas}
          tabIndex={0}
          role="application"
          aria-label={messages.stage}
          className={`${styles.canvas} ${tool === 'select' ? styles.picks : ''}`}
          onKeyDown={onKeyDown}
          {...pen}
        />
        {writingAt && <TextMarkInput {...toCanvasFraction(writingAt, edits)} color={look.color} onSubmit={write} />}
      </div>
    </div>
  );
}

/** Converts an arrow key to a step in image coordinates. */
function getArrowStep(key: string, edits: ImageEdits): ImagePoint | undefined {
  const steps: Readonly<Record<string, ImagePoint>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const step = steps[key];
  if (!step) return undefined;
  const { width, height } = getVisibleSize(edits);
  const [length, [x0, y0]] = [Math.max(width, height) / 100, toImagePoint([0, 0], edits)];
  const [x, y] = toImagePoint([step[0] * length, step[1] * length], edits);
  return [x - x0, y - y0];
}
