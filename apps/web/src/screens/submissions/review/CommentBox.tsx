import { Button, Field, Textarea } from '@fluentui/react-components';
import { Chip } from '@tideform/components/kit/chips/Chip.tsx';
import { PeoplePicker, type PickedPrincipal } from '@tideform/components/kit/people/PeoplePicker.tsx';
import type { ReviewEventDetails } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { reviewMessages } from './review.messages.ts';
import { useReviewStyles } from './review.styles.ts';

interface Mention {
  readonly id: string;
  readonly name: string;
}

/** Text box to comment on a submission, mention people, or send the submission back. */
export function CommentBox(props: {
  readonly isOff: boolean;
  /** Stores a review event. Resolves to whether it was stored; if not, the text stays in the box. */
  readonly onEvent: (event: ReviewEventDetails) => Promise<boolean>;
}) {
  const messages = useMessages(reviewMessages);
  const styles = useReviewStyles();
  const { isOff, onEvent } = props;
  const [text, setText] = useState('');
  const [mentions, setMentions] = useState<readonly Mention[]>([]);
  const isEmpty = text.trim() === '';
  const send = async (event: ReviewEventDetails) => {
    if (!(await onEvent(event))) return;
    // Text typed while sending is another comment, so it stays.
    setText((now) => (now === text ? '' : now));
    setMentions((now) => (now === mentions ? [] : now));
  };
  const addMention = (picked: PickedPrincipal) => {
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
      {!isEmpty && <PeoplePicker label={messages.mention} among="people" onPick={addMention} />}
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
