import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { StoredFile } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import {
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { fileNameMessages } from '../kit/files/file-name.messages.ts';
import { parseFiles } from '../kit/files/stored-files.ts';
import type { EditedPicture } from '../kit/image-editor/drawing/export-picture.ts';
import { onDemand } from '../kit/on-demand.tsx';
import { openEditedFile, removeExtension, saveEditedFile } from '../kit/pictures/edited-file.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { AddFilesArea } from './adding/AddFilesArea.tsx';
import { type FileAdding, THUMBNAIL_PX, useFileAdding } from './adding/useFileAdding.tsx';
import { type FileMessages, fileMessages } from './file.messages.ts';
import type { FileAnswer, FileProps } from './file.ts';
import { getMaxFiles, isPicture } from './file-rules.ts';
import { AttemptList } from './list/AttemptList.tsx';
import { FileRow } from './list/FileRow.tsx';
import { FileTile } from './list/FileTile.tsx';

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  over: {
    outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}`,
    outlineOffset: tokens.spacingHorizontalXXS,
    borderRadius: tokens.borderRadiusLarge,
  },
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0, padding: 0 },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
    gap: tokens.spacingHorizontalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});

/** List of an answer's files, with a button for adding files. Files can also be dropped anywhere on the field. */
export function FileView(view: ViewProps<FileProps, FileAnswer>) {
  const { id, props, state, readOnly, onBlur } = view;
  const styles = useStyles();
  const messages = useMessages(fileMessages);
  const { unnamed } = useMessages(fileNameMessages);
  const classes = useFieldClassNames();
  const files = parseFiles(state.value);
  const adding = useFileAdding(view);
  const maxFiles = getMaxFiles(props);
  const isFull = maxFiles > 1 && files.length >= maxFiles;
  const canChange = !isDisabled(view) && adding.store !== undefined;
  const add = (picked: readonly File[]) => void adding.add(picked);
  const { isOver, handlers } = useFileDrop(!canChange || isFull, add);
  const editing = useFileEditing(files, adding, isDisabled(view) || !props.imageEditor);
  const { group, button, focusAfterRemoving } = useFocusAfterRemoval();
  const { 'aria-describedby': describedBy } = getAriaAttributes(view);
  const hint = readOnly ? '' : formatDisabledReason(messages, adding.store !== undefined, isFull, maxFiles);
  const hintId = `${id}-files-hint`;
  const Item = props.image ? FileTile : FileRow;
  const unsaved = new Set(adding.attempts.map(({ fileId }) => fileId));
  const items = files.flatMap((file, index) =>
    unsaved.has(file.id)
      ? []
      : [
          <Item
            key={`${file.id} ${files.findIndex((other) => other.id === file.id) === index ? '' : index}`}
            file={file.originalName === '' ? { ...file, originalName: unnamed } : file}
            adding={adding}
            onEdit={editing.editOf(file, index)}
            onRemove={isDisabled(view) ? undefined : () => focusAfterRemoving(index, () => adding.remove(index))}
          />,
        ],
  );
  const addFiles = !readOnly && (
    <AddFilesArea
      id={id}
      props={props}
      count={files.length}
      isOff={!canChange || isFull}
      describedBy={[describedBy, hint && hintId].filter(Boolean).join(' ') || undefined}
      buttonRef={button}
      onPick={add}
    />
  );
  return (
    <FieldFrame view={view} labels="group">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the field's label */}
      <div
        ref={group}
        role="group"
        aria-labelledby={getLabelId(id)}
        aria-describedby={describedBy}
        className={mergeClasses(styles.group, isOver && styles.over)}
        onBlur={(event) => hasFocusLeft(event) && onBlur()}
        {...handlers}
      >
        {readOnly && files.length === 0 && <span className={classes.hint}>{messages.noFiles}</span>}
        {props.image ? (
          <ul className={styles.tiles}>
            {items}
            {addFiles}
          </ul>
        ) : (
          items.length > 0 && <ul className={styles.list}>{items}</ul>
        )}
        <AttemptList adding={adding} />
        {!props.image && addFiles}
        {hint !== '' && (
          <span id={hintId} className={classes.hint}>
            {hint}
          </span>
        )}
        <span role="status" className={classes.hiddenLabel}>
          {adding.said}
        </span>
      </div>
      {editing.dialog}
    </FieldFrame>
  );
}

/**
 * Returns whether the focus moved out of the field. While the browser's file picker is open, the window has no focus,
 * but a button of the field is still the active element.
 */
function hasFocusLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement);
}

function formatDisabledReason(messages: FileMessages, hasStore: boolean, isFull: boolean, maxFiles: number): string {
  if (!hasStore) return messages.cannotAdd;
  return isFull ? messages.isFull({ limit: maxFiles }) : '';
}

/**
 * After a file is removed, focuses the next file, otherwise the previous file, otherwise the button for adding files.
 */
function useFocusAfterRemoval() {
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const removed = useRef<number>(undefined);
  useLayoutEffect(() => {
    const index = removed.current;
    if (index === undefined) return;
    removed.current = undefined;
    const left = group.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (left[index] ?? left[index - 1] ?? button.current)?.focus();
  });
  const focusAfterRemoving = (index: number, remove: () => void) => {
    removed.current = index;
    remove();
  };
  return { group, button, focusAfterRemoving };
}

/** Calls `onDrop` with files that are dropped onto an element, or pasted while it has the focus. */
function useFileDrop(isOff: boolean, onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = (event: DragEvent) => !isOff && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        if (!isOver) setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files];
        if (isOff || files.length === 0) return;
        event.preventDefault();
        onDrop(files);
      },
    },
  };
}

const ImageEditor = onDemand(async () => (await import('../kit/image-editor/ImageEditor.tsx')).ImageEditor);

/**
 * Returns the image editor dialog, and a function that returns how to open it for a file; `undefined` if the file can't
 * be edited.
 *
 * @param isOff whether editing is disabled, by a read-only form or by configuration
 */
function useFileEditing(files: readonly StoredFile[], adding: FileAdding, isOff: boolean) {
  const [index, setIndex] = useState<number>();
  const { store } = adding;
  const file = index === undefined ? undefined : files[index];
  const close = () => setIndex(undefined);
  const save = async (edited: EditedPicture) => {
    const savedFile = await saveEditedFile(edited, store!, {
      name: removeExtension(file!.originalName),
      thumbnailPx: THUMBNAIL_PX,
    });
    adding.replace(index!, savedFile);
    close();
  };
  const dialog: ReactNode = file && store && (
    <ImageEditor title={file.originalName} open={() => openEditedFile(file, store)} onSave={save} onClose={close} />
  );
  const editOf = (one: StoredFile, at: number) => (isOff || !store || !isPicture(one) ? undefined : () => setIndex(at));
  return { editOf, dialog };
}
