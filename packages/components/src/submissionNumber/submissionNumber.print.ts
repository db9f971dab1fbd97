import type { PrintAnswer } from '@tideform/engine';
import { paddedNumber, type SubmissionNumberProps, type SubmissionNumberValue } from './submissionNumber.ts';

export const printSubmissionNumber: PrintAnswer<SubmissionNumberProps, SubmissionNumberValue> = ({
  props,
  value,
  label,
}) => [{ kind: 'pair', label, value: paddedNumber(value, props) }];
