import { Button, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import {
  Checkmark20Regular,
  CheckmarkCircle20Filled,
  Clock20Regular,
  Dismiss20Regular,
  DismissCircle20Filled,
} from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { getBoxClass, useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { usePeopleSource } from '../kit/people/PeopleSource.tsx';
import { getPersonName } from '../kit/people/stored-person.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { approvalMessages } from './approval.messages.ts';
import { type Approval, type ApprovalProps, approval, parseApproval } from './approval.ts';
import { formatDecisionTime } from './format-decision-time.ts';

/** Shows approve and reject buttons with a comment box. After the decision: its author and time, and an undo button. */
export function ApprovalView(view: ViewProps<ApprovalProps, Approval>) {
  const { id, props, state, onChange, onBlur } = view;
  const messages = useMessages(approvalMessages);
  const styles = useApprovalStyles();
  const me = usePeopleSource()?.me;
  const read = parseApproval(state.value);
  const [typed, setTyped] = useState(read?.comment ?? '');
  const isEmpty = approval.isEmpty(state.value, props);
  const isOff = isDisabled(view);
  const keepFocus = useFocusAfterDecision(id, isEmpty);
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
  const described = getAriaAttributes(view)['aria-describedby'];
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
        {state.disabled && !view.readOnly && <ApproverList approvers={props.approvers} />}
      </ControlGroup>
    </FieldFrame>
  );
}

function ApproverList({ approvers }: Pick<ApprovalProps, 'approvers'>) {
  const messages = useMessages(approvalMessages);
  const styles = useApprovalStyles();
  const { locale } = useLocale();
  if (approvers.length === 0) return null;
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(approvers.map(getPersonName));
  return <span className={styles.quiet}>{messages.only({ names })}</span>;
}

/**
 * Returns a function that a pressed button calls. Once the decision changes, the focus moves from the pressed button,
 * which disappears, to the first button that replaces it.
 */
function useFocusAfterDecision(id: string, isEmpty: boolean): () => void {
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the decision was made or undone
  useEffect(() => {
    if (isPressed.current) document.getElementById(id)?.focus();
    isPressed.current = false;
  }, [id, isEmpty]);
  return () => {
    isPressed.current = true;
  };
}

/** Shows the decision, its author, and its time in the reader's time zone. Changes are announced to screen readers. */
function Decision({ read: approval, isEmpty }: { readonly read: Approval | undefined; readonly isEmpty: boolean }) {
  const messages = useMessages(approvalMessages);
  const styles = useApprovalStyles();
  const { locale } = useLocale();
  const when = formatDecisionTime(approval?.timestamp, locale);
  return (
    <span role="status" className={styles.state}>
      {approval?.status === 'approved' && <CheckmarkCircle20Filled aria-hidden className={styles.approved} />}
      {approval?.status === 'rejected' && <DismissCircle20Filled aria-hidden className={styles.rejected} />}
      {!approval && <Clock20Regular aria-hidden />}
      <span className={mergeClasses(approval && styles.word)}>
        {approval ? messages[approval.status] : isEmpty ? messages.undecided : messages.cannotShow}
      </span>
      {approval?.by && <bdi className={styles.quiet}>{getPersonName(approval.by)}</bdi>}
      {when && (
        <time dateTime={approval?.timestamp} className={styles.quiet}>
          {when}
        </time>
      )}
    </span>
  );
}

interface CommentBoxProps {
  readonly id: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Input for the comment of a decision. */
function CommentBox({ id, text, onChange }: CommentBoxProps) {
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

const useApprovalStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    maxWidth: '694px',
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalSNudge,
    minHeight: '32px',
    flexGrow: 1,
  },
  approved: { color: tokens.colorPaletteGreenForeground1 },
  rejected: { color: tokens.colorPaletteRedForeground1 },
  word: { ...typographyStyles.body1Strong, color: tokens.colorNeutralForeground1 },
  quiet: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
  comment: { display: 'flex', flexDirection: 'column', ...typographyStyles.caption1 },
  text: { paddingBlock: tokens.spacingVerticalSNudge, resize: 'vertical', fieldSizing: 'content', maxHeight: '40vh' },
  read: { ...typographyStyles.body1, marginBlock: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
});
