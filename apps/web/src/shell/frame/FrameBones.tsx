import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { Mark } from '../Mark.tsx';
import { useFrameStyles } from './frame.styles.ts';
import { useSidebarStyles } from './sidebar/sidebar.styles.ts';
import { TeamList } from './sidebar/TeamList.tsx';

/** The frame's shape while the local database opens: nothing jumps when it is there. */
export function FrameBones() {
  const frame = useFrameStyles();
  const sidebar = useSidebarStyles();
  const isMobile = useScreenFormat() === 'mobile';
  return (
    <div className={frame.root}>
      {!isMobile && (
        <div className={sidebar.side}>
          <div className={sidebar.brand}>
            <Mark />
          </div>
          <TeamList teams={undefined} />
        </div>
      )}
      <div className={frame.main}>
        <div className={frame.top} />
      </div>
    </div>
  );
}
