import { Body1, makeStyles, Skeleton, SkeletonItem, Subtitle1, Title2, tokens } from '@fluentui/react-components';
import { ChevronRight20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useParams } from 'react-router';
import { type ListedForm, useForms } from '../../data/forms/useForms.ts';
import { useRequestSync, useSyncStatus } from '../../data/sync/useSyncStatus.ts';
import { useDownloadState } from '../../data/teams/useDownloadState.ts';
import { useTeam } from '../../data/teams/useTeam.ts';
import { FormIcon } from '../../ui/icons/FormIcon.tsx';
import { getTint, IconTile } from '../../ui/icons/IconTile.tsx';
import { Mirrored } from '../../ui/icons/Mirrored.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { NotDownloadedYet } from '../../ui/layout/NotDownloadedYet.tsx';
import { Link } from '../../ui/routing/Link.tsx';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { kioskScreenMessages } from './kiosk-screen.messages.ts';

/** Published forms of the kiosk's team, as large touch targets. */
export function KioskScreen() {
  const messages = useMessages(kioskScreenMessages);
  const styles = useKioskScreenStyles();
  const { teamId = '' } = useParams();
  const team = useTeam(teamId);
  const forms = useForms(teamId)?.filter(({ published }) => published !== undefined);
  const arrival = useDownloadState(team);
  const { syncing } = useSyncStatus();
  const requestSync = useRequestSync();
  if (team === null && !syncing) return <EmptyState level="h1" title={messages.noTeam} text={messages.noTeamText} />;
  const isLoading = !team || !forms || (forms.length === 0 && arrival === 'coming');
  return (
    <div className={styles.page}>
      <Title2 as="h1" block className={styles.title}>
        {messages.title}
      </Title2>
      {isLoading ? (
        <Skeleton aria-label={messages.loading} className={styles.grid}>
          {[0, 1, 2].map((card) => (
            <SkeletonItem key={card} size={128} />
          ))}
        </Skeleton>
      ) : forms.length > 0 ? (
        <ul className={styles.grid} aria-label={messages.forms}>
          {forms.map((form) => (
            <li key={form.id}>
              <KioskCard form={form} team={team} />
            </li>
          ))}
        </ul>
      ) : arrival !== 'here' ? (
        <NotDownloadedYet isOnline={arrival !== 'offline'} onTryAgain={() => requestSync({ teamId })} />
      ) : (
        <EmptyState title={messages.none} text={messages.noneText} />
      )}
    </div>
  );
}

function KioskCard({ form, team }: { readonly form: ListedForm; readonly team: TeamRow }) {
  const styles = useKioskScreenStyles();
  const channel = team.channels.find(({ id }) => id === form.channelId)?.displayName;
  return (
    <article className={styles.card}>
      <div className={styles.row}>
        <IconTile icon={<FormIcon svg={form.icon} />} tint={getTint(form.id)} />
        <Mirrored>
          <ChevronRight20Regular aria-hidden="true" />
        </Mirrored>
      </div>
      <Subtitle1 as="h2" className={styles.name}>
        <Link className={styles.link} to={`/teams/${team.id}/forms/${form.id}/response`} state={inAppLinkState}>
          <bdi>{form.title}</bdi>
        </Link>
      </Subtitle1>
      {channel && (
        <Body1 className={styles.quiet}>
          <bdi>{channel}</bdi>
        </Body1>
      )}
    </article>
  );
}

const useKioskScreenStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '20px',
    padding: '24px 32px',
    '@media (max-width: 640px)': { padding: '16px 12px' },
  },
  title: { margin: 0 },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 288px), 1fr))',
    gap: '16px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: '100%',
    minHeight: '156px',
    padding: '16px 20px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow4,
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    color: tokens.colorNeutralForeground3,
  },
  name: { margin: `${tokens.spacingVerticalM} 0 0` },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    '@media (forced-colors: active)': { color: 'CanvasText' },
    '::before': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusXLarge },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::before': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  quiet: { color: tokens.colorNeutralForeground3, marginTop: tokens.spacingVerticalXS },
});
