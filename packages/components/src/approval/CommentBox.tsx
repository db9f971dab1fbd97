import { mergeClasses } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { boxClass, useKitClasses } from '../kit/classes/KitClasses.tsx';
import { approvalWords } from './approval.words.ts';
import { useApprovalStyles } from './useApprovalStyles.tsx';

interface CommentBoxProps {
  readonly id: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** What whoever decides has to say. */
export function CommentBox({ id, text, onChange }: CommentBoxProps) {
  const words = useWords(approvalWords);
  const classes = useKitClasses();
  const styles = useApprovalStyles();
  return (
    <div className={styles.comment}>
      <label htmlFor={id}>{words.comment}</label>
      <span className={boxClass(classes, false, false)}>
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
