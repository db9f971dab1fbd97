import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { isolate } from '@tideform/components/kit/messages/isolate.ts';
import { messageLabel } from '@tideform/components/kit/read/label.ts';
import type { Session } from '@tideform/engine';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useEffect, useRef } from 'react';
import { formMessages } from './form.messages.ts';

/** Most fields that are named. */
const mostNamed = 5;

/**
 * Lists answers that couldn't be calculated from the others, before a submit takes them as they are. Takes the focus when it comes up.
 *
 * @param ids what was found by the last submit
 */
export function OutdatedNotice(props: {
  readonly session: Session;
  readonly ids: readonly string[];
  readonly onSubmit: () => void;
}) {
  const messages = useMessages(formMessages).outdated;
  const speech = useSpeech();
  const root = useRef<HTMLDivElement>(null);
  const { session, ids } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each submit brings a new list and takes the focus again
  useEffect(() => root.current?.focus(), [ids]);
  const seen = ids.filter((id) => session.state(id).visible);
  const labels = new Set(seen.map((id) => isolate(messageLabel(session.node(id).definition), speech)));
  return (
    <MessageBar ref={root} tabIndex={-1} intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{messages.title}</MessageBarTitle>
        {labels.size > 0 ? messages.fields({ labels: [...labels].slice(0, mostNamed).join(', ') }) : messages.unseen}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={props.onSubmit}>{messages.submit}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
