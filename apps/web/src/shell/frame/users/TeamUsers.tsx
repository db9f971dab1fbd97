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
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { readStoredConfig } from '../../../config.ts';
import { useInactiveMembers, useTeamUsers } from '../../../data/people/useTeamUsers.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { formatTimeAgo } from '../../../ui/formatting/format-time-ago.ts';
import { getManageMembersUrl } from './get-manage-members-url.ts';
import { usersMessages } from './users.messages.ts';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
  /** The table is wider than a phone, so that the table scrolls instead of the dialog. */
  table: { overflowX: 'auto', '& table': { minWidth: '560px' } },
  narrow: { width: '88px' },
  more: { justifySelf: 'center' },
});

/** Table with the users of a team and their last activity, and a link for managing members. */
export function TeamUsers({ team }: { readonly team: TeamRow }) {
  const messages = useMessages(usersMessages);
  const failures = useMessages(failureMessages);
  const styles = useStyles();
  const { locale } = useLocale();
  const { users, hasMore, isBusy, cause, loadMore: more } = useTeamUsers(team.id);
  const unseenMembers = useInactiveMembers(team.id, hasMore ? undefined : users);
  const manageUrl = getManageMembersUrl(team, readStoredConfig(localStorage));
  return (
    <>
      <div className={styles.head}>
        <Caption1 className={styles.quiet}>
          {users && users.length > 0 && messages.active({ count: users.filter(({ active }) => active).length })}
        </Caption1>
        {manageUrl && (
          <Link href={manageUrl} target="_blank" rel="noopener">
            {messages.manage}
          </Link>
        )}
      </div>
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatCause(cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={more}>{messages.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {!users && isBusy && (
        <Skeleton aria-label={messages.loading}>
          <SkeletonItem size={120} />
        </Skeleton>
      )}
      {users?.length === 0 && unseenMembers?.length === 0 && <Body1>{messages.empty}</Body1>}
      {users !== undefined && users.length + (unseenMembers ?? []).length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need the focus to scroll the table.
        <section className={styles.table} tabIndex={0} aria-label={messages.title}>
          <Table aria-label={messages.title}>
            <TableHeader>
              <TableRow>
                <TableHeaderCell>{messages.name}</TableHeaderCell>
                <TableHeaderCell>{messages.email}</TableHeaderCell>
                <TableHeaderCell>{messages.lastSeen}</TableHeaderCell>
                <TableHeaderCell className={styles.narrow}>{messages.isActive}</TableHeaderCell>
              </TableRow>
            </TableHeader>
            <TableBody>
              {[...users, ...(unseenMembers ?? [])].map(({ id, name, email, lastSeen, active }) => (
                <TableRow key={id}>
                  <TableCell>
                    <TableCellLayout
                      truncate
                      media={
                        <Avatar
                          name={name}
                          initials={getInitials(name)}
                          size={24}
                          color="colorful"
                          aria-hidden="true"
                        />
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
                    <TableCell className={styles.quiet}>{messages.never}</TableCell>
                  ) : (
                    <TableCell title={formatDateTime(lastSeen, locale)}>
                      {formatTimeAgo(lastSeen, new Date(), locale)}
                    </TableCell>
                  )}
                  <TableCell className={styles.narrow}>
                    {active ? (
                      <CheckmarkRegular fontSize={16} aria-label={messages.yes} />
                    ) : (
                      <span role="img" aria-label={messages.no}>
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
          {messages.loadMore}
        </Button>
      )}
    </>
  );
}
