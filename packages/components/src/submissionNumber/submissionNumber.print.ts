import type { PrintAnswer } from '@tideform/engine';
import { formatPadded, type SubmissionNumberProps, type SubmissionNumberValue } from './submissionNumber.ts';

/** Prints the number. Omitted on blank forms, because the server assigns it on submission. */
export const printSubmissionNumber: PrintAnswer<SubmissionNumberProps, SubmissionNumberValue> = ({
  props,
  value,
  label,
  isBlank,
}) => (isBlank ? [] : [{ kind: 'pair', label, value: formatPadded(value, props) }]);
