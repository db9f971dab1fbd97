import { Body1, Caption1, mergeClasses } from '@fluentui/react-components';
import type { Notice } from '@tideform/contract';
import type { WordsOf } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { Link } from '../../../ui/routing/Link.tsx';
import { wordMoment } from '../../../ui/word-moment.ts';
import { useNoticesStyles } from './notices.styles.ts';
import { noticesWords } from './notices.words.ts';

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
  const words = useWords(noticesWords);
  const styles = useNoticesStyles();
  const { locale } = useSpeech();
  return (
    <ul className={styles.list} aria-label={words.title}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            to={`/teams/${notice.teamId}/forms/${notice.formId}/workflows`}
            className={mergeClasses(styles.link, newOnes.has(notice.id) && styles.fresh)}
            onClick={onLeave}
          >
            <Body1 dir="auto" className={mergeClasses(newOnes.has(notice.id) && styles.fresh)}>
              {wordMatter(notice, words)}
            </Body1>
            <Caption1 className={styles.about}>
              {newOnes.has(notice.id) && `${words.isNew} · `}
              <bdi>{notice.formTitle ?? words.aForm}</bdi>
              {` · ${wordMoment(notice.at, locale)}`}
              {notice.times > 1 && ` · ${words.times({ count: notice.times })}`}
            </Caption1>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function wordMatter({ matter }: Notice, words: WordsOf<typeof noticesWords>): string {
  switch (matter.kind) {
    case 'webhook-disabled':
      return words.webhook({ webhook: matter.webhook });
    case 'email-failed':
      return words.email({ number: matter.submissionNumber === null ? 'none' : String(matter.submissionNumber) });
  }
}
