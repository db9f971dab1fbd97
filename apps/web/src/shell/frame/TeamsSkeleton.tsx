import { makeStyles, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { frameMessages } from './frame.messages.ts';

const useStyles = makeStyles({
  root: { padding: '24px', '@media (max-width: 640px)': { padding: '12px' } },
  title: { width: '160px' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(288px, 100%), 1fr))',
    gap: '16px',
    marginTop: '64px',
  },
  card: { height: '176px', borderRadius: tokens.borderRadiusXLarge },
});

/** Skeleton of a team's forms, shown while it is unknown whether the user has a team. */
export function TeamsSkeleton() {
  const messages = useMessages(frameMessages);
  const styles = useStyles();
  return (
    <Skeleton aria-label={messages.loadingTeams} className={styles.root}>
      <SkeletonItem size={32} className={styles.title} />
      <div className={styles.cards}>
        {[0, 1, 2].map((card) => (
          <SkeletonItem key={card} className={styles.card} />
        ))}
      </div>
    </Skeleton>
  );
}
