import type { PrintAnswer, PrintBlock, StoredFile } from '@tideform/engine';
import { formatList, type MessagesOf } from '@tideform/i18n';
import type { fileNameMessages } from '../kit/files/file-name.messages.ts';
import { parseFiles } from '../kit/files/stored-files.ts';
import { printBlankFrame } from '../kit/print-blank.ts';
import type { FileAnswer, FileProps } from './file.ts';

/** Height of the empty frame for a picture on a blank form. */
const BLANK_HEIGHT_PX = 240;

/** Prints images by their file ID, which the PDF renderer resolves, and the names of other files. */
export const printFile =
  (messages: MessagesOf<typeof fileNameMessages>, locale: string): PrintAnswer<FileProps, FileAnswer> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank && props.image) return printBlankFrame(label, BLANK_HEIGHT_PX);
    const files = parseFiles(value);
    const nameOf = ({ originalName }: StoredFile) => originalName || messages.unnamed;
    const pictures = files.filter(isPrintable);
    const others = files.filter((file) => !isPrintable(file)).map(nameOf);
    if (pictures.length === 0) return [{ kind: 'pair', label, value: formatList(others, locale) }];
    const widthPx = props.imageSize && props.imageSize > 0 ? props.imageSize : 350;
    const blocks: PrintBlock[] = pictures.map((file) => ({
      kind: 'image',
      source: file.id,
      alt: nameOf(file),
      widthPx,
    }));
    if (others.length > 0) blocks.push({ kind: 'text', text: formatList(others, locale) });
    return [{ kind: 'group', label, blocks }];
  };

/** Returns whether a file is an image that can be embedded in a PDF. */
const isPrintable = ({ type }: StoredFile) => type === 'image/jpeg' || type === 'image/png';
