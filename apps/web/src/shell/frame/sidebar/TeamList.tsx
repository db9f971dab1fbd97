import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useParams } from 'react-router';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { Link } from '../../../ui/routing/Link.tsx';
import { frameMessages } from '../frame.messages.ts';
import { TeamMenu } from '../local-data/TeamMenu.tsx';
import { TeamPicture } from '../TeamPicture.tsx';
import { useSidebarStyles } from './sidebar.styles.ts';

/** Links to the user's teams, with their pictures. `isNarrow`: shows only the pictures. */
export function TeamList(props: {
  readonly teams: readonly TeamRow[] | undefined;
  readonly isNarrow?: boolean;
  readonly isTouch?: boolean;
  readonly onChoose?: () => void;
}) {
  const messages = useMessages(frameMessages);
  const styles = useSidebarStyles();
  const { teamId } = useParams();
  const { teams, isNarrow = false, isTouch = false, onChoose } = props;
  if (!teams) return <TeamListSkeleton isNarrow={isNarrow} />;
  return (
    <ul className={styles.list} aria-label={messages.teams}>
      {teams.map((team) => {
        const link = (
          <Link
            to={`/teams/${team.id}/forms`}
            {...(onChoose && { onClick: onChoose })}
            className={mergeClasses(styles.item, team.id === teamId && styles.itemOn, isTouch && styles.itemTouch)}
            {...(team.id === teamId && { 'aria-current': 'true' })}
            {...(isNarrow && { 'aria-label': team.displayName })}
          >
            <TeamPicture team={team} />
            {!isNarrow && (
              <span className={styles.name}>
                <bdi>{team.displayName}</bdi>
              </span>
            )}
          </Link>
        );
        return (
          <li key={team.id} className={styles.row}>
            {isNarrow ? (
              <Hint content={team.displayName} relationship="inaccessible" positioning="after">
                {link}
              </Hint>
            ) : (
              link
            )}
            {team.id === teamId && !isNarrow && <TeamMenu team={team} isTouch={isTouch} />}
          </li>
        );
      })}
    </ul>
  );
}

function TeamListSkeleton({ isNarrow }: { readonly isNarrow: boolean }) {
  const messages = useMessages(frameMessages);
  const styles = useSidebarStyles();
  return (
    <Skeleton aria-label={messages.loadingTeams} className={styles.bones}>
      {[0, 1, 2].map((row) => (
        <SkeletonItem key={row} size={28} {...(isNarrow ? { shape: 'square' as const } : {})} />
      ))}
    </Skeleton>
  );
}
