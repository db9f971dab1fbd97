import { mergeClasses } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { getBoxClass, useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { approvalMessages } from './approval.messages.ts';
import { useApprovalStyles } from './useApprovalStyles.tsx';

interface CommentBoxProps {
  readonly id: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Input for the comment of a decision. */
export function CommentBox({ id, text, onChange }: CommentBoxProps) {
  const messages = useMessages(approvalMessages);
  const classes = useFieldClassNames();
  const styles = useApprovalStyles();
  return (
    <div className={styles.comment}>
      <label htmlFor={id}>{messages.comment}</label>
      <span className={getBoxClass(classes, false, false)}>
        <textarea
          id={id}
          dir="auto"
          rows={2}
          className={mergeClasses(classes.bare, styles.text)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    </div>
  );
}
