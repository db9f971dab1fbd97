import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss16Regular, Document20Regular, Edit16Regular, Image20Regular } from '@fluentui/react-icons';
import type { StoredFile } from '@tideform/engine';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { findThumbnail } from '../../kit/files/stored-files.ts';
import { formatFileSize } from '../../kit/numbers/format-file-size.ts';
import type { FileAdding } from '../adding/useFileAdding.tsx';
import { fileMessages } from '../file.messages.ts';
import { isPicture } from '../file-rules.ts';
import { FileDownload } from './FileDownload.tsx';

const useStyles = makeStyles({
  row: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '48px',
    paddingInline: tokens.spacingHorizontalS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  picture: {
    flexShrink: 0,
    display: 'grid',
    placeContent: 'center',
    width: '32px',
    height: '32px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground3,
  },
  words: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  size: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  button: {
    position: 'relative',
    zIndex: 1,
    flexShrink: 0,
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
});

const useNameStyles = makeStyles({
  name: {
    ...typographyStyles.body1,
    display: 'block',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  /* A click anywhere in the row downloads the file. */
  active: {
    cursor: 'pointer',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    color: tokens.colorBrandForegroundLink,
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      borderRadius: tokens.borderRadiusSmall,
    },
  },
});

interface FileRowProps {
  readonly file: StoredFile;
  readonly adding: FileAdding;
  /** Opens the image editor. Absent: the file can't be drawn on. */
  readonly onEdit?: (() => void) | undefined;
  /** Removes the file from the answer. Absent: the file can't be removed. */
  readonly onRemove?: (() => void) | undefined;
}

export function FileRow({ file, adding, onEdit, onRemove }: FileRowProps) {
  const styles = useStyles();
  const names = useNameStyles();
  const { locale } = useLocale();
  const messages = useMessages(fileMessages);
  const thumbnail = findThumbnail(file);
  const isActive = adding.store !== undefined || file.url !== '';
  return (
    <li className={styles.row}>
      {thumbnail ? (
        <img src={thumbnail} alt="" className={styles.picture} />
      ) : (
        <span className={styles.picture}>{isPicture(file) ? <Image20Regular /> : <Document20Regular />}</span>
      )}
      <span className={styles.words}>
        <FileDownload file={file} adding={adding} className={mergeClasses(names.name, isActive && names.active)}>
          <bdi>{file.originalName}</bdi>
        </FileDownload>
        <span className={styles.size}>
          <bdi>{formatFileSize(file.size, locale)}</bdi>
        </span>
      </span>
      {onEdit && (
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<Edit16Regular />}
          aria-label={messages.edit({ name: file.originalName })}
          onClick={onEdit}
        />
      )}
      {onRemove && (
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<Dismiss16Regular />}
          aria-label={messages.remove({ name: file.originalName })}
          data-remove
          onClick={onRemove}
        />
      )}
    </li>
  );
}
