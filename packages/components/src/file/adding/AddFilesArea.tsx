import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Attach20Regular, Camera24Regular, Image24Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type RefObject, useRef } from 'react';
import { type FileMessages, fileMessages } from '../file.messages.ts';
import type { FileProps } from '../file.ts';
import { formatAcceptAttribute, getFilePattern } from '../file-rules.ts';

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground3,
    ...typographyStyles.caption1,
  },
  areaOff: { border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStrokeDisabled}` },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
  dropWords: { '@media (pointer: coarse)': { display: 'none' } },
  tile: {
    ...typographyStyles.body1,
    width: '100%',
    height: '96px',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
  },
  tileOff: { border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStrokeDisabled}` },
  camera: { display: 'none', '@media (pointer: coarse)': { display: 'list-item', listStyleType: 'none' } },
});

interface AddFilesAreaProps {
  readonly id: string;
  readonly props: FileProps;
  readonly count: number;
  readonly isOff: boolean;
  readonly describedBy: string | undefined;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onPick: (files: readonly File[]) => void;
}

/** Button for adding files: opens the browser's file picker, or a choice of file picker and camera on phones. */
export function AddFilesArea({ id, props, count, isOff, describedBy, buttonRef, onPick }: AddFilesAreaProps) {
  const styles = useStyles();
  const texts = useMessages(fileMessages);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const input = (from: RefObject<HTMLInputElement | null>, more: { capture?: 'environment'; multiple: boolean }) => (
    <input
      ref={from}
      type="file"
      hidden
      tabIndex={-1}
      aria-hidden
      disabled={isOff}
      accept={formatAcceptAttribute(getFilePattern(props))}
      {...more}
      onChange={(event) => {
        const picked = [...(event.target.files ?? [])];
        // Clears the file input, so that a removed file can be picked again.
        event.target.value = '';
        if (picked.length > 0) onPick(picked);
      }}
    />
  );
  const attributes = { disabled: isOff, 'aria-describedby': describedBy };
  const words = formatAddLabel(texts, props, count);
  if (!props.image) {
    return (
      <div className={mergeClasses(styles.area, isOff && styles.areaOff)}>
        {input(picker, { multiple: props.multiple })}
        <Button
          {...attributes}
          id={id}
          ref={buttonRef}
          className={styles.button}
          icon={<Attach20Regular />}
          onClick={() => picker.current?.click()}
        >
          {words}
        </Button>
        {!isOff && <span className={styles.dropWords}>{props.multiple ? texts.dropThem : texts.dropIt}</span>}
      </div>
    );
  }
  const tile = mergeClasses(styles.tile, isOff && styles.tileOff);
  return (
    <>
      <li>
        {input(picker, { multiple: props.multiple })}
        <Button
          {...attributes}
          id={id}
          ref={buttonRef}
          className={tile}
          icon={props.webcam ? <Image24Regular /> : <Camera24Regular />}
          onClick={() => picker.current?.click()}
        >
          {words}
        </Button>
      </li>
      {props.webcam && (
        <li className={styles.camera}>
          {input(camera, { multiple: false, capture: 'environment' })}
          <Button {...attributes} className={tile} icon={<Camera24Regular />} onClick={() => camera.current?.click()}>
            {texts.takePhoto}
          </Button>
        </li>
      )}
    </>
  );
}

function formatAddLabel(texts: FileMessages, { multiple, image }: FileProps, count: number): string {
  const isReplaced = !multiple && count > 0;
  if (image) return isReplaced ? texts.replacePhoto : texts.addPhoto;
  if (isReplaced) return texts.replaceFile;
  return multiple ? texts.addFiles : texts.addFile;
}
