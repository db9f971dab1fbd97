import { chosenFormat } from '../kit/dates/author-format.ts';
import type { DatetimeProps } from './datetime.ts';

/** How the author wants it written; '' where the language of whoever reads says how. */
export const formatOf = ({ format, widget }: DatetimeProps): string => chosenFormat(format, widget.format);
