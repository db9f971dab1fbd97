import { Avatar, Caption1, mergeClasses } from '@fluentui/react-components';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { joinParts } from '../../ui/join-parts.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useListStyles } from './list.styles.ts';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './row-actions.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { ValueTags } from './table/ValueTags.tsx';

/** Maximum columns with tags, and maximum other columns, that one card shows. */
const maxTags = 2;
const maxFields = 2;

/** Submissions as cards for phones: author, time, and the values of the first columns. */
export function SubmissionsList({
  items,
  columns,
  currentId,
  actions,
}: {
  readonly items: readonly SubmissionItem[];
  /** Visible columns of the view, in the view's order. */
  readonly columns: readonly SubmissionColumn[];
  /** ID of the response that the user just came back from; its card is marked and scrolled into view. */
  readonly currentId: string | null;
  readonly actions: RowActions;
}) {
  const { anonymous } = useMessages(uiMessages);
  const { locale } = useLocale();
  const styles = useListStyles();
  const { area } = useSubmissionsStyles();
  const shownColumns = columns.filter(({ id, kind }) => kind !== undefined || id === 'review');
  const tagged = shownColumns.filter(({ cell }) => cell === 'tags').slice(0, maxTags);
  const fields = shownColumns.filter(({ cell }) => cell === 'text' || cell === 'number').slice(0, maxFields);
  return (
    <div className={area}>
      <ul className={styles.list}>
        {items.map((item) => {
          const person = item.anonymous ? anonymous : item.createdBy;
          const values = tagged.flatMap((column) => column.values?.(item) ?? []);
          const fieldValues = fields.flatMap(({ id, label, text }) =>
            text(item) ? [{ id, label, text: text(item) }] : [],
          );
          return (
            <li
              key={item.listItemId}
              className={mergeClasses(styles.card, item.responseId === currentId && styles.current)}
              aria-current={item.responseId === currentId || undefined}
              ref={item.responseId === currentId ? scrollIntoView : undefined}
            >
              <div className={styles.head}>
                <Avatar name={person} initials={getInitials(person)} size={32} color="colorful" aria-hidden="true" />
                <div className={styles.listText}>
                  <button type="button" className={styles.listTitle} onClick={() => actions.open(item)}>
                    <bdi className={styles.cut}>{item.title}</bdi>
                  </button>
                  <Caption1 className={styles.quiet}>
                    {joinParts([`#${item.submissionNumber ?? '–'}`, person, formatDateTime(item.timestamp, locale)])}
                  </Caption1>
                </div>
                <div className={styles.listMenu}>
                  <RowMenu item={item} actions={actions} />
                </div>
              </div>
              {values.length > 0 && <ValueTags values={values} />}
              {fieldValues.length > 0 && (
                <dl className={styles.fields}>
                  {fieldValues.map(({ id, label, text }) => (
                    <div key={id} className={styles.field}>
                      <dt className={styles.quiet}>
                        <bdi>{label}</bdi>
                      </dt>
                      <dd className={styles.value}>
                        <bdi className={styles.cut}>{text}</bdi>
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const scrollIntoView = (row: HTMLLIElement | null): void => row?.scrollIntoView?.({ block: 'center' });
