import { Body1, Caption1, mergeClasses } from '@fluentui/react-components';
import type { Notice } from '@tideform/contract';
import { noticeMessages, wordNotice } from '@tideform/contract/notice-words';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { Link } from '../../../ui/routing/Link.tsx';
import { wordMoment } from '../../../ui/word-moment.ts';
import { noticesMessages } from './notices.messages.ts';
import { useNoticesStyles } from './notices.styles.ts';

/** Notices, each a link to where its matter is seen to. */
export function NoticeList({
  notices,
  newOnes,
  onLeave,
}: {
  readonly notices: readonly Notice[];
  /** Ids of those that were not read when the list was opened. */
  readonly newOnes: ReadonlySet<string>;
  readonly onLeave: () => void;
}) {
  const messages = useMessages(noticesMessages);
  const said = useMessages(noticeMessages);
  const styles = useNoticesStyles();
  const { locale } = useSpeech();
  return (
    <ul className={styles.list} aria-label={messages.title}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            to={placeOf(notice)}
            className={mergeClasses(styles.link, newOnes.has(notice.id) && styles.fresh)}
            onClick={onLeave}
          >
            <Body1 dir="auto" className={mergeClasses(newOnes.has(notice.id) && styles.fresh)}>
              {wordNotice(notice.matter, said)}
            </Body1>
            <Caption1 className={styles.about}>
              {newOnes.has(notice.id) && `${messages.isNew} · `}
              <bdi>{notice.formTitle ?? messages.aForm}</bdi>
              {` · ${wordMoment(notice.at, locale)}`}
              {notice.times > 1 && ` · ${said.times({ count: notice.times })}`}
            </Caption1>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where the matter is seen to: a submission that went back is corrected by who submitted it. */
function placeOf({ teamId, formId, matter }: Notice): string {
  const form = `/teams/${teamId}/forms/${formId}`;
  if (matter.kind === 'summary-failed') return `${form}/submissions?tab=summary`;
  if (matter.kind !== 'review') return `${form}/workflows`;
  const { responseId, day } = matter;
  if (matter.news === 'returned') return `${form}/response/${responseId}?editMode=true`;
  return `${form}/submissions?dateRange=${dayBefore(day)}_${dayBefore(day, -1)}&selectedRow=${responseId}&preview=true`;
}

/** A day of UTC may be another where the person is. */
const dayBefore = (day: string, days = 1): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
