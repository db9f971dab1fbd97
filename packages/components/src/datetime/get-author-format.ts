import { findAuthorFormat } from '../kit/dates/author-format.ts';
import type { DatetimeProps } from './datetime.ts';

/** Returns the format that the author chose; '' to use the reader's locale. */
export const getAuthorFormat = ({ format, widget }: DatetimeProps): string => findAuthorFormat(format, widget.format);
