import { Button, Field, Textarea } from '@fluentui/react-components';
import { Chip } from '@tideform/components/kit/chips/Chip.tsx';
import { PeoplePicker, type Picked } from '@tideform/components/kit/people/PeoplePicker.tsx';
import type { ReviewDeed } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { reviewMessages } from './review.messages.ts';
import { useReviewStyles } from './review.styles.ts';

interface Mentioned {
  readonly id: string;
  readonly name: string;
}

/** Says something of a submission, to people it names; or sends it back with that. */
export function CommentBox(props: {
  readonly isOff: boolean;
  /** Whether it was written down: what was typed stays otherwise. */
  readonly onAct: (deed: ReviewDeed) => Promise<boolean>;
}) {
  const messages = useMessages(reviewMessages);
  const styles = useReviewStyles();
  const { isOff, onAct } = props;
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<readonly Mentioned[]>([]);
  const isEmpty = text.trim() === '';
  const send = async (deed: ReviewDeed) => {
    if (!(await onAct(deed))) return;
    // What was typed while it was on its way is another comment.
    setText((now) => (now === text ? '' : now));
    setMentions((now) => (now === mentions ? [] : now));
  };
  const mention = (picked: Picked) => {
    if (picked.kind !== 'person') return;
    const { id, displayName, mail } = picked.person;
    if (!id || mentions.some((one) => one.id === id)) return;
    setMentions([...mentions, { id, name: displayName ?? mail ?? id }]);
  };
  return (
    <>
      <Field label={messages.comment}>
        <Textarea dir="auto" value={text} maxLength={4000} onChange={(_, { value }) => setText(value)} />
      </Field>
      {!isEmpty && <PeoplePicker label={messages.mention} among="people" onPick={mention} />}
      {mentions.length > 0 && (
        <ul className={styles.chips}>
          {mentions.map(({ id, name }) => (
            <Chip
              key={id}
              isOff={isOff}
              removeLabel={messages.unmention({ name })}
              onRemove={() => setMentions(mentions.filter((one) => one.id !== id))}
            >
              {name}
            </Chip>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <Button
          appearance="primary"
          disabledFocusable={isOff || isEmpty}
          onClick={() => send({ kind: 'comment', text: text.trim(), mentions: [...mentions] })}
        >
          {messages.addComment}
        </Button>
        <Button
          disabledFocusable={isOff || isEmpty}
          title={messages.sendBackHint}
          onClick={() => send({ kind: 'returned', text: text.trim() })}
        >
          {messages.sendBack}
        </Button>
      </div>
    </>
  );
}
