import { Button, Dialog, DialogSurface, DialogTitle, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useCloseWithConfirmation } from '../unsaved/useCloseWithConfirmation.tsx';
import type { BaseImage } from './drawing/draw-picture.ts';
import { createEdits, type EditedPicture, exportPicture } from './drawing/export-picture.ts';
import { openBaseImage } from './drawing/open-base-image.ts';
import { type ImageTool, removeMark, rotateQuarterTurn } from './edits/apply-tool.ts';
import type { EditableImage } from './edits/editable-image.ts';
import { imageEditorMessages } from './image-editor.messages.ts';
import { EditorCanvas } from './parts/EditorCanvas.tsx';
import { initialMarkStyle, MarkStylePicker } from './parts/MarkStylePicker.tsx';
import { ToolBar } from './parts/ToolBar.tsx';
import { useImageEdits } from './parts/useImageEdits.tsx';

const PHONE_QUERY = '@media (max-width: 640px)';
/** Maximum length of the longer side of the image while editing, in pixels. */
const MAX_EDITING_PX = 1600;

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    width: 'min(96vw, 1000px)',
    maxWidth: 'none',
    height: 'min(92dvh, 800px)',
    maxHeight: 'none',
    padding: 0,
    overflow: 'hidden',
    [PHONE_QUERY]: { width: '100vw', height: '100dvh', borderRadius: 0, border: 'none', margin: 0 },
  },
  title: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`, overflowWrap: 'anywhere' },
  editor: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto auto', gridTemplateColumns: 'minmax(0, 1fr)' },
  waiting: { display: 'grid', placeContent: 'center', gap: tokens.spacingVerticalM, textAlign: 'center' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  said: { flexGrow: 1, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  wrong: { color: tokens.colorPaletteRedForeground1 },
});

interface ImageEditorProps {
  readonly title: string;
  /** Loads the image to edit. @throws if the image is unavailable */
  readonly open: () => Promise<EditableImage>;
  /** Saves the edited image. @throws if saving failed */
  readonly onSave: (edited: EditedPicture) => Promise<void>;
  readonly onClose: () => void;
}

/** Dialog for drawing on a photo or on a blank page. */
export function ImageEditor({ title, open, onSave, onClose }: ImageEditorProps) {
  const styles = useStyles();
  const messages = useMessages(imageEditorMessages);
  const opened = useLoadedImage(open);
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface}>
        <DialogTitle action={null} className={styles.title}>
          <bdi>{title}</bdi>
        </DialogTitle>
        {typeof opened === 'string' && (
          // NOTE: without a focusable element, the dialog would stay hidden from screen readers.
          <div className={styles.waiting}>
            {opened === 'opening' ? (
              <Spinner label={messages.opening} />
            ) : (
              <div role="alert">{messages.cannotOpen}</div>
            )}
            <Button onClick={onClose}>{messages.cancel}</Button>
          </div>
        )}
        {typeof opened === 'object' && <LoadedImageEditor opened={opened} onSave={onSave} onClose={onClose} />}
      </DialogSurface>
    </Dialog>
  );
}

type LoadedImage = EditableImage & { readonly ground: BaseImage };

function LoadedImageEditor({
  opened,
  onSave,
  onClose,
}: Pick<ImageEditorProps, 'onSave' | 'onClose'> & { readonly opened: LoadedImage }) {
  const styles = useStyles();
  const messages = useMessages(imageEditorMessages);
  const { ground, source } = opened;
  const { edits, isChanged, change, undo, redo, ...steps } = useImageEdits(createEdits(ground, opened.marks));
  const [tool, setTool] = useState<ImageTool>('pen');
  const [markStyle, setLook] = useState(initialMarkStyle);
  const [selected, setSelected] = useState<number>();
  const [saving, setSaving] = useState<'not' | 'saving' | 'failed'>('not');
  const [close, question] = useCloseWithConfirmation(isChanged, onClose);
  const withDeselect = (act: () => void) => () => {
    setSelected(undefined);
    act();
  };
  const save = async () => {
    setSaving('saving');
    try {
      await onSave(await exportPicture(source, edits, ground));
    } catch {
      setSaving('failed');
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return saving === 'saving' || close();
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const isRedo = event.key === 'y' || (event.key === 'Z' && event.shiftKey);
    if (!isRedo && event.key !== 'z') return;
    event.preventDefault();
    withDeselect(isRedo ? redo : undo)();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that work anywhere in the editor */}
      <div className={styles.editor} onKeyDown={onKeyDown}>
        <ToolBar
          tool={tool}
          onTool={(next) => withDeselect(() => setTool(next))()}
          onTurn={withDeselect(() => change(rotateQuarterTurn(edits)))}
          onUndo={steps.canUndo ? withDeselect(undo) : undefined}
          onRedo={steps.canRedo ? withDeselect(redo) : undefined}
          onRemove={selected === undefined ? undefined : withDeselect(() => change(removeMark(edits, selected)))}
        />
        <EditorCanvas
          {...{ ground, edits, tool, look: markStyle, selected }}
          onChange={change}
          onSelect={setSelected}
        />
        <MarkStylePicker look={markStyle} onChange={setLook} />
        <div className={styles.foot}>
          <span role="status" className={styles.said}>
            {saving === 'failed' ? (
              <span className={styles.wrong}>{messages.cannotSave}</span>
            ) : (
              messages.marks({ count: edits.marks.length })
            )}
          </span>
          <Button onClick={close}>{messages.cancel}</Button>
          <Button appearance="primary" disabledFocusable={saving === 'saving'} onClick={() => void save()}>
            {saving === 'saving' ? messages.saving : messages.save}
          </Button>
        </div>
      </div>
      {question}
    </>
  );
}

/** Loads the image, scaled down to the size of the screen. */
function useLoadedImage(open: () => Promise<EditableImage>): 'opening' | 'failed' | LoadedImage {
  const [opened, setOpened] = useState<'opening' | 'failed' | LoadedImage>('opening');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog opens one picture
  useEffect(() => {
    let isUnmounted = false;
    let bitmap: ImageBitmap | undefined;
    const read = async () => {
      const edited = await open();
      const ground: BaseImage = edited.source ? await openBaseImage(edited.source, MAX_EDITING_PX) : edited.paper;
      bitmap = ground.bitmap;
      if (isUnmounted) bitmap?.close();
      else setOpened({ ...edited, ground });
    };
    read().catch(() => isUnmounted || setOpened('failed'));
    return () => {
      isUnmounted = true;
      bitmap?.close();
    };
  }, []);
  return opened;
}
