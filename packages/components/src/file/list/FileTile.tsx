import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss16Regular, Edit16Regular, Image24Regular } from '@fluentui/react-icons';
import type { StoredFile } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { findThumbnail } from '../../kit/files/stored-files.ts';
import type { FileAdding } from '../adding/useFileAdding.tsx';
import { fileMessages } from '../file.messages.ts';
import { FileDownload } from './FileDownload.tsx';

const useStyles = makeStyles({
  tile: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    margin: 0,
  },
  picture: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '100%',
    placeItems: 'center',
    width: '100%',
    height: '96px',
    padding: 0,
    overflow: 'hidden',
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground3,
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  active: { cursor: 'pointer' },
  image: { width: '100%', height: '96px', objectFit: 'cover', display: 'block' },
  remove: {
    position: 'absolute',
    top: '4px',
    insetInlineEnd: '4px',
    minWidth: '28px',
    width: '28px',
    height: '28px',
    padding: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    boxShadow: tokens.shadow4,
    '@media (pointer: coarse)': {
      width: '36px',
      minWidth: '36px',
      height: '36px',
      '::after': { content: '""', position: 'absolute', inset: '-4px' },
    },
  },
  edit: { insetInlineEnd: 'auto', insetInlineStart: '4px' },
  name: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

interface FileTileProps {
  readonly file: StoredFile;
  readonly adding: FileAdding;
  /** Opens the image editor. Absent: the photo can't be drawn on. */
  readonly onEdit?: (() => void) | undefined;
  /** Removes the photo from the answer. Absent: the photo can't be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** Photo as a tile with its name below. */
export function FileTile({ file, adding, onEdit, onRemove }: FileTileProps) {
  const styles = useStyles();
  const messages = useMessages(fileMessages);
  const thumbnail = findThumbnail(file);
  const isActive = adding.store !== undefined || file.url !== '';
  return (
    <li className={styles.tile}>
      <FileDownload file={file} adding={adding} className={mergeClasses(styles.picture, isActive && styles.active)}>
        {thumbnail ? <img src={thumbnail} alt="" className={styles.image} /> : <Image24Regular aria-hidden />}
      </FileDownload>
      {onEdit && (
        <Button
          className={mergeClasses(styles.remove, styles.edit)}
          icon={<Edit16Regular />}
          aria-label={messages.edit({ name: file.originalName })}
          onClick={onEdit}
        />
      )}
      {onRemove && (
        <Button
          className={styles.remove}
          icon={<Dismiss16Regular />}
          aria-label={messages.remove({ name: file.originalName })}
          data-remove
          onClick={onRemove}
        />
      )}
      <bdi className={styles.name} title={file.originalName}>
        {file.originalName}
      </bdi>
    </li>
  );
}
