import { Avatar, Caption1, mergeClasses } from '@fluentui/react-components';
import { initialsOf } from '@tideform/components/kit/people/initials-of.ts';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { joinParts } from '../../ui/join-parts.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { wordMoment } from '../../ui/word-moment.ts';
import { useListStyles } from './list.styles.ts';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './row-actions.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { ValueTags } from './table/ValueTags.tsx';

/** So much of the answers is told of each. */
const mostTags = 2;
const mostFields = 2;

/** The table as cards, for a phone: who sent it when, and what its first columns say. */
export function SubmissionsList({
  items,
  columns,
  currentId,
  actions,
}: {
  readonly items: readonly SubmissionItem[];
  /** Those that the view shows, in its order. */
  readonly columns: readonly SubmissionColumn[];
  /** Response that one comes back from. */
  readonly currentId: string | null;
  readonly actions: RowActions;
}) {
  const { anonymous } = useMessages(uiMessages);
  const { locale } = useSpeech();
  const styles = useListStyles();
  const { area } = useSubmissionsStyles();
  const told = columns.filter(({ id, kind }) => kind !== undefined || id === 'review');
  const tagged = told.filter(({ cell }) => cell === 'tags').slice(0, mostTags);
  const fields = told.filter(({ cell }) => cell === 'text' || cell === 'number').slice(0, mostFields);
  return (
    <div className={area}>
      <ul className={styles.list}>
        {items.map((item) => {
          const person = item.anonymous ? anonymous : item.createdBy;
          const values = tagged.flatMap((column) => column.values?.(item) ?? []);
          const said = fields.flatMap(({ id, label, text }) => (text(item) ? [{ id, label, text: text(item) }] : []));
          return (
            <li
              key={item.listItemId}
              className={mergeClasses(styles.card, item.responseId === currentId && styles.current)}
              aria-current={item.responseId === currentId || undefined}
              ref={item.responseId === currentId ? showOnce : undefined}
            >
              <div className={styles.head}>
                <Avatar name={person} initials={initialsOf(person)} size={32} color="colorful" aria-hidden="true" />
                <div className={styles.listText}>
                  <button type="button" className={styles.listTitle} onClick={() => actions.open(item)}>
                    <bdi className={styles.cut}>{item.title}</bdi>
                  </button>
                  <Caption1 className={styles.quiet}>
                    {joinParts([`#${item.submissionNumber ?? '–'}`, person, wordMoment(item.timestamp, locale)])}
                  </Caption1>
                </div>
                <div className={styles.listMenu}>
                  <RowMenu item={item} actions={actions} />
                </div>
              </div>
              {values.length > 0 && <ValueTags values={values} />}
              {said.length > 0 && (
                <dl className={styles.fields}>
                  {said.map(({ id, label, text }) => (
                    <div key={id} className={styles.field}>
                      <dt className={styles.quiet}>
                        <bdi>{label}</bdi>
                      </dt>
                      <dd className={styles.said}>
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

const showOnce = (row: HTMLLIElement | null): void => row?.scrollIntoView?.({ block: 'center' });
