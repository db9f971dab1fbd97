import type { PrintAnswer } from '@tideform/engine';
import { formatPadded, type SubmissionNumberProps, type SubmissionNumberValue } from './submissionNumber.ts';

/** Prints the submission number. Omitted on blank forms, because the server assigns numbers on submission. */
export const printSubmissionNumber: PrintAnswer<SubmissionNumberProps, SubmissionNumberValue> = ({
  props,
  value,
  label,
  isBlank,
}) => (isBlank ? [] : [{ kind: 'pair', label, value: formatPadded(value, props) }]);
