import { useWords } from '@tideform/words/react';
import { controlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { paddedNumber, type SubmissionNumberProps, type SubmissionNumberValue } from './submissionNumber.ts';
import { submissionNumberWords } from './submissionNumber.words.ts';

/** Nobody types it: the number that the server has given, or that it will be given. */
export function SubmissionNumberView(view: ViewProps<SubmissionNumberProps, SubmissionNumberValue>) {
  const { props, state, onBlur } = view;
  const words = useWords(submissionNumberWords);
  return (
    <FieldFrame view={view}>
      <TextBox
        {...controlAttributes(view)}
        type="text"
        readOnly
        placeholder={words.later}
        value={paddedNumber(state.value, props)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
