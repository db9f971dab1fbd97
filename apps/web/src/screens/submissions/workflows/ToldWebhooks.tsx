import { Caption1, Checkbox, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { mayHaveArrived } from '../../../data/deliveries/told.ts';
import type { ToldOf } from '../../../data/deliveries/useRerunMany.ts';
import { useToldMessages } from '../../../ui/outcome/useToldMessages.ts';
import { nameTold, type ToldMessages } from '../../../ui/outcome/word-told.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** The webhooks that were told of submissions, and their email, each with how many were sent; and a warning where one would be told twice. */
export function ToldWebhooks(props: {
  readonly told: ToldOf;
  /** Those that are not ticked. */
  readonly left: ReadonlySet<string>;
  readonly isOnlyUnsent: boolean;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}) {
  const messages = useMessages(workflowsMessages);
  const styles = useWorkflowsStyles();
  const { told, left, isOnlyUnsent, onLeave } = props;
  const webhooks = countSent(told, useToldMessages());
  const isTwice = !isOnlyUnsent && webhooks.some(({ id, sent }) => sent > 0 && !left.has(id));
  const leave = (id: string, isTicked: boolean) =>
    onLeave(new Set(isTicked ? [...left].filter((each) => each !== id) : [...left, id]));
  return (
    <>
      <Caption1 className={styles.count}>{messages.many({ count: told.size })}</Caption1>
      {isTwice && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.warning}</MessageBarTitle>
            {messages.warningManyText}
          </MessageBarBody>
        </MessageBar>
      )}
      {webhooks.length === 0 ? (
        <p>{messages.noneOfMany}</p>
      ) : (
        <ul className={styles.list}>
          {webhooks.map(({ id, name, sent }) => (
            <li key={id} className={styles.item}>
              <Checkbox
                checked={!left.has(id)}
                onChange={(_, { checked }) => leave(id, checked === true)}
                aria-label={name}
              />
              <span className={styles.about}>
                <bdi>{name}</bdi>
              </span>
              <Caption1 className={styles.quiet}>{messages.alreadySent({ count: sent })}</Caption1>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function countSent(told: ToldOf, said: ToldMessages) {
  const webhooks = new Map<string, { readonly id: string; readonly name: string; readonly sent: number }>();
  for (const one of [...told.values()].flat()) {
    const { id } = one;
    const name = nameTold(one, said);
    webhooks.set(id, { id, name, sent: (webhooks.get(id)?.sent ?? 0) + (mayHaveArrived(one) ? 1 : 0) });
  }
  return [...webhooks.values()].sort((a, b) => a.name.localeCompare(b.name));
}
