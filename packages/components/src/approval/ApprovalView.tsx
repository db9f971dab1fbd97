import { Button } from '@fluentui/react-components';
import { Checkmark20Regular, Dismiss20Regular } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { describedAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { usePeopleSource } from '../kit/people/PeopleSource.tsx';
import { nameOf } from '../kit/people/stored-person.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { approvalMessages } from './approval.messages.ts';
import { type Approval, type ApprovalProps, approval, readApproval } from './approval.ts';
import { CommentBox } from './CommentBox.tsx';
import { Decision } from './Decision.tsx';
import { useApprovalStyles } from './useApprovalStyles.tsx';

/** Two buttons and a comment; once it is decided who did and when, and how to take it back. */
export function ApprovalView(view: ViewProps<ApprovalProps, Approval>) {
  const { id, props, state, onChange, onBlur } = view;
  const messages = useMessages(approvalMessages);
  const styles = useApprovalStyles();
  const me = usePeopleSource()?.me;
  const read = readApproval(state.value);
  const [typed, setTyped] = useState(read?.comment ?? '');
  const isEmpty = approval.isEmpty(state.value, props);
  const isOff = isDisabled(view);
  const keepFocus = useKeptFocus(id, isEmpty);
  const comment = isEmpty ? typed : (read?.comment ?? '');
  const decide = (status: Approval['status']) => {
    keepFocus();
    onChange({ status, ...(me && { by: me }), timestamp: new Date().toISOString(), comment });
  };
  const undo = () => {
    keepFocus();
    setTyped(comment);
    onChange(undefined);
  };
  const described = describedAttributes(view)['aria-describedby'];
  const button = { className: styles.button, 'aria-describedby': described };
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.box} onLeave={onBlur}>
        {(isOff || !isEmpty) && (
          <div className={styles.line}>
            <Decision read={read} isEmpty={isEmpty} />
            {!isOff && (
              <Button {...button} id={id} appearance="subtle" onClick={undo}>
                {messages.undo}
              </Button>
            )}
          </div>
        )}
        {isOff && comment.trim() !== '' && (
          <p dir="auto" className={styles.read}>
            {comment}
          </p>
        )}
        {!isOff && (isEmpty || read) && (
          <CommentBox
            id={`${id}-comment`}
            text={comment}
            onChange={(text) => (read ? onChange({ ...state.value, ...read, comment: text }) : setTyped(text))}
          />
        )}
        {!isOff && isEmpty && (
          <div className={styles.line}>
            <Button {...button} id={id} icon={<Checkmark20Regular />} onClick={() => decide('approved')}>
              {messages.approve}
            </Button>
            <Button {...button} icon={<Dismiss20Regular />} onClick={() => decide('rejected')}>
              {messages.reject}
            </Button>
          </div>
        )}
        {state.disabled && !view.readOnly && <WhoMay approvers={props.approvers} />}
      </ControlGroup>
    </FieldFrame>
  );
}

function WhoMay({ approvers }: Pick<ApprovalProps, 'approvers'>) {
  const messages = useMessages(approvalMessages);
  const styles = useApprovalStyles();
  const { locale } = useSpeech();
  if (approvers.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(approvers.map(nameOf));
  return <span className={styles.quiet}>{messages.only({ names })}</span>;
}

/** The button that was pressed goes away: the focus goes on to the first that takes its place. */
function useKeptFocus(id: string, isEmpty: boolean): () => void {
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it was decided or taken back
  useEffect(() => {
    if (isPressed.current) document.getElementById(id)?.focus();
    isPressed.current = false;
  }, [id, isEmpty]);
  return () => {
    isPressed.current = true;
  };
}
