import { Avatar, Body1Strong, Caption1 } from '@fluentui/react-components';
import type { SubmissionItem } from '@tideform/sync';
import { type RowActions, RowMenu } from './RowMenu.tsx';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { words } from './submissions.words.ts';

/** The table as a list, for a phone. */
export function SubmissionsList({
  items,
  actions,
}: {
  readonly items: readonly SubmissionItem[];
  readonly actions: RowActions;
}) {
  const styles = useSubmissionsStyles();
  return (
    <div className={styles.area}>
      <ul className={styles.list}>
        {items.map((item) => {
          const person = item.anonymous ? words.anonymous : item.createdBy;
          const when = new Date(item.lastModified).toLocaleDateString(undefined, { dateStyle: 'medium' });
          return (
            <li key={item.listItemId} className={styles.listItem}>
              <Avatar name={person} size={32} color="colorful" aria-hidden="true" />
              <div className={styles.listText}>
                <Body1Strong truncate wrap={false}>
                  {item.title}
                </Body1Strong>
                <Caption1 className={styles.quiet}>{`#${item.submissionNumber ?? '–'} · ${person} · ${when}`}</Caption1>
              </div>
              <RowMenu item={item} actions={actions} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
