import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Delete20Regular, Image20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useRef, useState } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { type FileStore, useFileStore } from '../kit/FileStore.tsx';
import { findThumbnail } from '../kit/files/stored-files.ts';
import { focusAfterDialog } from '../kit/focus-after-dialog.ts';
import type { EditedPicture } from '../kit/image-editor/drawing/export-picture.ts';
import type { EditableImage } from '../kit/image-editor/edits/editable-image.ts';
import { onDemand } from '../kit/on-demand.tsx';
import { openEditedFile, removeExtension, saveEditedFile } from '../kit/pictures/edited-file.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { sketchPadMessages } from './sketchPad.messages.ts';
import { type Sketch, type SketchPadProps, sketchPad } from './sketchPad.ts';

const ImageEditor = onDemand(async () => (await import('../kit/image-editor/ImageEditor.tsx')).ImageEditor);

const THUMBNAIL_PX = 400;

type SketchPadViewProps = ViewProps<SketchPadProps, Sketch>;

/** Shows the drawing, with buttons that open the image editor for the drawing, a blank page or a photo. */
export function SketchPadView(view: SketchPadViewProps) {
  const { id, definition, props, state, readOnly, onChange, onBlur } = view;
  const styles = useSketchPadStyles();
  const classes = useFieldClassNames();
  const messages = useMessages(sketchPadMessages);
  const store = useFileStore();
  const [editing, setEditing] = useState<{ readonly photo?: File }>();
  const isEmpty = sketchPad.isEmpty(state.value, props);
  const isOff = isDisabled(view) || !store;
  const { 'aria-describedby': describedBy } = getAriaAttributes(view);
  const close = () => {
    setEditing(undefined);
    focusAfterDialog(() => document.getElementById(id));
  };
  const save = async (edited: EditedPicture) => {
    const name = removeExtension(editing?.photo?.name ?? getFieldLabel(definition));
    onChange(await saveEditedFile(edited, store!, { name, thumbnailPx: THUMBNAIL_PX }));
    close();
  };
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup
        view={view}
        className={mergeClasses(styles.box, isOff && styles.off)}
        onLeave={() => editing || onBlur()}
      >
        <SketchPreview value={state.value} isEmpty={isEmpty} />
        {!readOnly && (
          <div className={styles.foot}>
            <span className={mergeClasses(classes.hint, styles.words)}>{store ? '' : messages.cannotDraw}</span>
            {!isEmpty && !isOff && (
              <Button
                appearance="subtle"
                className={styles.button}
                icon={<Delete20Regular />}
                aria-label={messages.remove}
                onClick={() => {
                  onChange(undefined);
                  document.getElementById(id)?.focus();
                }}
              />
            )}
            {isEmpty && !isOff && <PhotoButton onPick={(photo) => setEditing({ photo })}>{messages.photo}</PhotoButton>}
            <Button
              id={id}
              appearance="subtle"
              className={styles.button}
              disabled={isOff}
              aria-describedby={describedBy}
              onClick={() => setEditing({})}
            >
              {isEmpty ? messages.draw : messages.edit}
            </Button>
          </div>
        )}
      </ControlGroup>
      {editing && store && (
        <ImageEditor
          title={getFieldLabel(definition)}
          open={() => openSketch({ value: isEmpty ? undefined : state.value, props, store, photo: editing.photo })}
          onSave={save}
          onClose={close}
        />
      )}
    </FieldFrame>
  );
}

function SketchPreview({ value, isEmpty }: { readonly value: Sketch | undefined; readonly isEmpty: boolean }) {
  const styles = useSketchPadStyles();
  const messages = useMessages(sketchPadMessages);
  const thumbnail = isEmpty || typeof value !== 'object' ? undefined : findThumbnail(value);
  return (
    <div className={styles.paper}>
      {thumbnail ? (
        <img src={thumbnail} alt={messages.drawing} className={styles.picture} />
      ) : (
        <span className={styles.nothing}>{isEmpty ? messages.nothing : messages.cannotShow}</span>
      )}
    </div>
  );
}

function PhotoButton({ onPick, children }: { readonly onPick: (photo: File) => void; readonly children: ReactNode }) {
  const styles = useSketchPadStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden
        accept="image/*"
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          event.target.value = '';
          if (photo) onPick(photo);
        }}
      />
      <Button
        appearance="subtle"
        className={styles.button}
        icon={<Image20Regular />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}

interface OpenSketchOptions {
  readonly value: Sketch | undefined;
  readonly props: SketchPadProps;
  readonly store: FileStore;
  /** Photo to draw on. `undefined`: the drawing, the author's image or a blank page. */
  readonly photo: File | undefined;
}

/** Returns the initial image of the editor: a photo, the existing drawing, the author's image or a blank page. */
async function openSketch({ value, props, store, photo }: OpenSketchOptions): Promise<EditableImage> {
  const { width, height, backgroundImage } = props;
  const pageSize = { width, height };
  if (photo) return { source: photo, paper: pageSize, marks: [] };
  if (value) return openEditedFile(value, store);
  return { source: backgroundImage === '' ? undefined : decodeDataUrl(backgroundImage), paper: pageSize, marks: [] };
}

/**
 * Decodes an image in a data URL.
 * NOTE: without `fetch`, because the content security policy forbids fetching data URLs.
 */
function decodeDataUrl(dataUrl: string): Blob {
  const [, type = '', base64 = ''] = /^data:(image\/\w+);base64,(.*)$/.exec(dataUrl) ?? [];
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}

const useSketchPadStyles = makeStyles({
  box: {
    overflow: 'hidden',
    maxWidth: '694px',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  off: { border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}` },
  paper: {
    display: 'grid',
    placeItems: 'center',
    gridTemplateColumns: '100%',
    minHeight: '160px',
    // NOTE: white in every theme, as in the stored image.
    backgroundColor: '#fff',
    forcedColorAdjust: 'none',
  },
  picture: { maxWidth: '100%', maxHeight: '320px', objectFit: 'contain', display: 'block' },
  nothing: { ...typographyStyles.caption1, color: '#616161' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: tokens.spacingHorizontalXS,
    minHeight: '44px',
    paddingInline: '12px 4px',
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  words: { flex: '1 1 96px', maxWidth: 'none', paddingBlock: tokens.spacingVerticalXS },
  button: { '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
});
