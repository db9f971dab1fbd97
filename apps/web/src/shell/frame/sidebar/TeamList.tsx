import { mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { TeamRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useParams } from 'react-router';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { Link } from '../../../ui/routing/Link.tsx';
import { frameWords } from '../frame.words.ts';
import { TeamMenu } from '../local-data/TeamMenu.tsx';
import { TeamPicture } from '../TeamPicture.tsx';
import { useSidebarStyles } from './sidebar.styles.ts';

/** The teams of the person as links, with their pictures. `isNarrow`: pictures only. */
export function TeamList(props: {
  readonly teams: readonly TeamRow[] | undefined;
  readonly isNarrow?: boolean;
  readonly isTouch?: boolean;
  readonly onChoose?: () => void;
}) {
  const words = useWords(frameWords);
  const styles = useSidebarStyles();
  const { teamId } = useParams();
  const { teams, isNarrow = false, isTouch = false, onChoose } = props;
  if (!teams) return <TeamBones isNarrow={isNarrow} />;
  return (
    <ul className={styles.list} aria-label={words.teams}>
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

function TeamBones({ isNarrow }: { readonly isNarrow: boolean }) {
  const words = useWords(frameWords);
  const styles = useSidebarStyles();
  return (
    <Skeleton aria-label={words.loadingTeams} className={styles.bones}>
      {[0, 1, 2].map((row) => (
        <SkeletonItem key={row} size={28} {...(isNarrow ? { shape: 'square' as const } : {})} />
      ))}
    </Skeleton>
  );
}
