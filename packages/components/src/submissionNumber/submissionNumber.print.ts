import type { PrintAnswer } from '@tideform/engine';
import { paddedNumber, type SubmissionNumberProps, type SubmissionNumberValue } from './submissionNumber.ts';

/** By hand nobody can give it: it comes when the response is sent. */
export const printSubmissionNumber: PrintAnswer<SubmissionNumberProps, SubmissionNumberValue> = ({
  props,
  value,
  label,
  isBlank,
}) => (isBlank ? [] : [{ kind: 'pair', label, value: paddedNumber(value, props) }]);
