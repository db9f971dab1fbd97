import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { messageLabel } from '@tideform/components/kit/read/label.ts';
import { isolate } from '@tideform/components/kit/words/isolate.ts';
import type { Session } from '@tideform/engine';
import { useSpeech, useWords } from '@tideform/words/react';
import { useEffect, useRef } from 'react';
import { formWords } from './form.words.ts';

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
  const words = useWords(formWords).outdated;
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
        <MessageBarTitle>{words.title}</MessageBarTitle>
        {labels.size > 0 ? words.fields({ labels: [...labels].slice(0, mostNamed).join(', ') }) : words.unseen}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={props.onSubmit}>{words.submit}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
