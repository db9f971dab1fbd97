import { Button } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { wordMoment } from '../../../ui/word-moment.ts';
import type { QueuedSubmission } from '../sending/create-queue.ts';
import type { ShareSubmission } from '../session/share-records.ts';
import type { ShareWorld } from '../session/share-world.ts';
import { shareMessages } from '../share.messages.ts';
import { wordNotTaken } from '../views/word-not-taken.ts';
import { Notice } from './Notice.tsx';

/** Responses that were submitted here earlier, and refused since: nobody has been told. They stay until the person says what becomes of them. */
export function NotTakenBefore(props: {
  readonly world: ShareWorld;
  readonly code: string;
  /** Another list: something may have been refused. */
  readonly rows: readonly QueuedSubmission[];
  /** Gives the answers back; absent while others are being given. */
  readonly onReopen: ((id: string) => void) | undefined;
}) {
  const messages = useMessages(shareMessages);
  const { locale } = useSpeech();
  const { world, code, rows, onReopen } = props;
  const [refused, setRefused] = useState<readonly ShareSubmission[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(rows): it is looked again when they change
  useEffect(() => {
    let isOver = false;
    world.store.submissions(code).then(
      (all) => isOver || setRefused(all.filter(({ refused }) => refused)),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [world, code, rows]);
  const drop = async (one: ShareSubmission) => {
    await world.store.drop(one);
    setRefused((all) => all.filter(({ id }) => id !== one.id));
  };
  return refused.map((one) => {
    const why = wordNotTaken(one.refused!, messages);
    return (
      <Notice
        key={one.id}
        intent="warning"
        text={messages.notTaken.before({ moment: wordMoment(one.madeAt, locale), why })}
      >
        {onReopen && <Button onClick={() => onReopen(one.id)}>{messages.notTaken.keep}</Button>}
        <Button onClick={() => void drop(one)}>{messages.notTaken.discard}</Button>
      </Notice>
    );
  });
}
