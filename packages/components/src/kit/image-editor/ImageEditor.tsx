import { Button, Dialog, DialogSurface, DialogTitle, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useCloseUnsaved } from '../unsaved/useCloseUnsaved.tsx';
import type { Ground } from './drawing/draw-picture.ts';
import { type EditedPicture, editsWith, exportPicture } from './drawing/export-picture.ts';
import { openGround } from './drawing/open-ground.ts';
import { type Tool, turned, withoutMark } from './edits/apply-tool.ts';
import type { EditedSource } from './edits/edited-source.ts';
import { imageEditorMessages } from './image-editor.messages.ts';
import { firstLook, LookPicker } from './parts/LookPicker.tsx';
import { Stage } from './parts/Stage.tsx';
import { ToolBar } from './parts/ToolBar.tsx';
import { useEdits } from './parts/useEdits.tsx';

const PHONE = '@media (max-width: 640px)';
/** Of the longer side of a picture while it is edited. */
const STAGE_PX = 1600;

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
    [PHONE]: { width: '100vw', height: '100dvh', borderRadius: 0, border: 'none', margin: 0 },
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
  /** @throws where the picture cannot be had */
  readonly open: () => Promise<EditedSource>;
  /** Keeps what was drawn. @throws when it could not be kept */
  readonly onSave: (edited: EditedPicture) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog in which one draws: on a photo or on white paper. */
export function ImageEditor({ title, open, onSave, onClose }: ImageEditorProps) {
  const styles = useStyles();
  const messages = useMessages(imageEditorMessages);
  const opened = useOpened(open);
  return (
    <Dialog open modalType="alert">
      <DialogSurface className={styles.surface}>
        <DialogTitle action={null} className={styles.title}>
          <bdi>{title}</bdi>
        </DialogTitle>
        {typeof opened === 'string' && (
          // NOTE: a dialog in which nothing takes the focus would stay hidden from screen readers.
          <div className={styles.waiting}>
            {opened === 'opening' ? (
              <Spinner label={messages.opening} />
            ) : (
              <div role="alert">{messages.cannotOpen}</div>
            )}
            <Button onClick={onClose}>{messages.cancel}</Button>
          </div>
        )}
        {typeof opened === 'object' && <Editor opened={opened} onSave={onSave} onClose={onClose} />}
      </DialogSurface>
    </Dialog>
  );
}

type Opened = EditedSource & { readonly ground: Ground };

function Editor({
  opened,
  onSave,
  onClose,
}: Pick<ImageEditorProps, 'onSave' | 'onClose'> & { readonly opened: Opened }) {
  const styles = useStyles();
  const messages = useMessages(imageEditorMessages);
  const { ground, source } = opened;
  const { edits, isChanged, change, undo, redo, ...steps } = useEdits(editsWith(ground, opened.marks));
  const [tool, setTool] = useState<Tool>('pen');
  const [look, setLook] = useState(firstLook);
  const [selected, setSelected] = useState<number>();
  const [saving, setSaving] = useState<'not' | 'saving' | 'failed'>('not');
  const [close, question] = useCloseUnsaved(isChanged, onClose);
  const unselect = (act: () => void) => () => {
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
    unselect(isRedo ? redo : undo)();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that work anywhere in the editor */}
      <div className={styles.editor} onKeyDown={onKeyDown}>
        <ToolBar
          tool={tool}
          onTool={(next) => unselect(() => setTool(next))()}
          onTurn={unselect(() => change(turned(edits)))}
          onUndo={steps.canUndo ? unselect(undo) : undefined}
          onRedo={steps.canRedo ? unselect(redo) : undefined}
          onRemove={selected === undefined ? undefined : unselect(() => change(withoutMark(edits, selected)))}
        />
        <Stage {...{ ground, edits, tool, look, selected }} onChange={change} onSelect={setSelected} />
        <LookPicker look={look} onChange={setLook} />
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

/** The picture of a screen's size, when it is there. */
function useOpened(open: () => Promise<EditedSource>): 'opening' | 'failed' | Opened {
  const [opened, setOpened] = useState<'opening' | 'failed' | Opened>('opening');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog opens one picture
  useEffect(() => {
    let isOver = false;
    let bitmap: ImageBitmap | undefined;
    const read = async () => {
      const edited = await open();
      const ground: Ground = edited.source ? await openGround(edited.source, STAGE_PX) : edited.paper;
      bitmap = ground.bitmap;
      if (isOver) bitmap?.close();
      else setOpened({ ...edited, ground });
    };
    read().catch(() => isOver || setOpened('failed'));
    return () => {
      isOver = true;
      bitmap?.close();
    };
  }, []);
  return opened;
}
