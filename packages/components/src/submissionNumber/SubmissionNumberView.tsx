import { useMessages } from '@tideform/i18n/react';
import { getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { submissionNumberMessages } from './submissionNumber.messages.ts';
import { formatPadded, type SubmissionNumberProps, type SubmissionNumberValue } from './submissionNumber.ts';

/** Read-only submission number, or a note that the server will assign it. */
export function SubmissionNumberView(view: ViewProps<SubmissionNumberProps, SubmissionNumberValue>) {
  const { props, state, onBlur } = view;
  const messages = useMessages(submissionNumberMessages);
  return (
    <FieldFrame view={view}>
      <TextBox
        {...getControlAttributes(view)}
        type="text"
        readOnly
        placeholder={messages.later}
        value={formatPadded(state.value, props)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
