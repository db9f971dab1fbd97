import { Avatar, Caption1, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { formatDateTime } from '../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../ui/join-parts.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './row-actions.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';
import { ValueTags } from './table/TableCell.tsx';

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

const useListStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: tokens.spacingHorizontalM,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  /* Cards outside the viewport aren't rendered, so long lists stay fast. */
  card: {
    position: 'relative',
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 120px',
  },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}`,
    // Forced colors remove backgrounds and shadows.
    '@media (forced-colors: active)': {
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: 'Highlight',
    },
  },
  /* Title of a card. Its `::before` covers the card, so that the whole card is clickable. */
  listTitle: {
    ...typographyStyles.body1Strong,
    minWidth: 0,
    padding: 0,
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: 'none',
    '::before': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::before': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
      borderRadius: tokens.borderRadiusLarge,
    },
  },
  /* Truncates the text element itself, so that text in the other direction is cut at its own end. */
  cut: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  listMenu: { position: 'relative' },
  listText: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground2 },
  fields: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalM, margin: 0, minWidth: 0 },
  field: { minWidth: 0, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});
