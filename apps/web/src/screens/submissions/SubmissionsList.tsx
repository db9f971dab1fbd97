import { Avatar, Caption1, mergeClasses } from '@fluentui/react-components';
import type { SubmissionItem } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { joinParts } from '../../ui/join-parts.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { wordDay } from '../../ui/word-moment.ts';
import { useListStyles } from './list.styles.ts';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './row-actions.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';

/** The table as a list, for a phone. */
export function SubmissionsList({
  items,
  currentId,
  actions,
}: {
  readonly items: readonly SubmissionItem[];
  /** Response that one comes back from. */
  readonly currentId: string | null;
  readonly actions: RowActions;
}) {
  const { anonymous } = useWords(uiWords);
  const { locale } = useSpeech();
  const styles = useListStyles();
  const { area } = useSubmissionsStyles();
  return (
    <div className={area}>
      <ul className={styles.list}>
        {items.map((item) => {
          const person = item.anonymous ? anonymous : item.createdBy;
          const when = wordDay(item.lastModified, locale);
          return (
            <li
              key={item.listItemId}
              className={mergeClasses(styles.listItem, item.responseId === currentId && styles.current)}
              aria-current={item.responseId === currentId || undefined}
              ref={item.responseId === currentId ? showOnce : undefined}
            >
              <Avatar name={person} size={32} color="colorful" aria-hidden="true" />
              <div className={styles.listText}>
                <button type="button" className={styles.listTitle} onClick={() => actions.open(item)}>
                  <bdi>{item.title}</bdi>
                </button>
                <Caption1 className={styles.quiet}>
                  {joinParts([`#${item.submissionNumber ?? '–'}`, person, when])}
                </Caption1>
              </div>
              <div className={styles.listMenu}>
                <RowMenu item={item} actions={actions} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const showOnce = (row: HTMLLIElement | null): void => row?.scrollIntoView?.({ block: 'center' });
