import {
  Avatar,
  Body1,
  Button,
  Caption1,
  Link,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  Skeleton,
  SkeletonItem,
  Spinner,
  Table,
  TableBody,
  TableCell,
  TableCellLayout,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { initialsOf } from '@tideform/components/kit/people/initials-of.ts';
import type { TeamRow } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { readLast } from '../../../config.ts';
import { useTeamUsers } from '../../../data/useTeamUsers.ts';
import { useUnseenMembers } from '../../../data/useUnseenMembers.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { wordAgo } from '../../../ui/word-ago.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { manageAddress } from './manage-address.ts';
import { usersWords } from './users.words.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  /* Wider than a phone: it moves aside on its own, not the dialog. */
  table: { overflowX: 'auto', '& table': { minWidth: '560px' } },
  narrow: { width: '88px' },
  more: { justifySelf: 'center' },
});

/** The people of a team, and when they last used the product there; leads to where its members are managed. */
export function TeamUsers({ team }: { readonly team: TeamRow }) {
  const words = useWords(usersWords);
  const failures = useWords(failureWords);
  const styles = useStyles();
  const { locale } = useSpeech();
  const { users, hasMore, isBusy, cause, more } = useTeamUsers(team.id);
  const others = useUnseenMembers(team.id, hasMore ? undefined : users);
  const manage = manageAddress(team, readLast(localStorage));
  return (
    <>
      <div className={styles.head}>
        <Caption1 className={styles.quiet}>
          {users && users.length > 0 && words.active({ count: users.filter(({ active }) => active).length })}
        </Caption1>
        {manage && (
          <Link href={manage} target="_blank" rel="noopener">
            {words.manage}
          </Link>
        )}
      </div>
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{wordCause(cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={more}>{words.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {!users && isBusy && (
        <Skeleton aria-label={words.loading}>
          <SkeletonItem size={120} />
        </Skeleton>
      )}
      {users?.length === 0 && others?.length === 0 && <Body1>{words.empty}</Body1>}
      {users !== undefined && users.length + (others ?? []).length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
        <section className={styles.table} tabIndex={0} aria-label={words.title}>
          <Table aria-label={words.title}>
            <TableHeader>
              <TableRow>
                <TableHeaderCell>{words.name}</TableHeaderCell>
                <TableHeaderCell>{words.email}</TableHeaderCell>
                <TableHeaderCell>{words.lastSeen}</TableHeaderCell>
                <TableHeaderCell className={styles.narrow}>{words.isActive}</TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {[...users, ...(others ?? [])].map(({ id, name, email, lastSeen, active }) => (
                <TableRow key={id}>
                  <TableCell>
                    <TableCellLayout
                      truncate
                      media={
                        <Avatar name={name} initials={initialsOf(name)} size={24} color="colorful" aria-hidden="true" />
                      }
                    >
                      <bdi>{name}</bdi>
                    </TableCellLayout>
                  </TableCell>
                  <TableCell>
                    <TableCellLayout truncate title={email ?? ''}>
                      <bdi>{email}</bdi>
                    </TableCellLayout>
                  </TableCell>
                  {lastSeen === undefined ? (
                    <TableCell className={styles.quiet}>{words.never}</TableCell>
                  ) : (
                    <TableCell title={wordMoment(lastSeen, locale)}>{wordAgo(lastSeen, new Date(), locale)}</TableCell>
                  )}
                  <TableCell className={styles.narrow}>
                    {active ? (
                      <CheckmarkRegular fontSize={16} aria-label={words.yes} />
                    ) : (
                      <span role="img" aria-label={words.no}>
                        –
                      </span>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </section>
      )}
      {hasMore && (
        <Button
          appearance="subtle"
          className={styles.more}
          disabledFocusable={isBusy}
          {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
          onClick={more}
        >
          {words.loadMore}
        </Button>
      )}
    </>
  );
}
