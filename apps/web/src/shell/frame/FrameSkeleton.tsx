import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { useFrameStyles } from './frame.styles.ts';
import { isInitiallyExpanded, Sidebar } from './sidebar/Sidebar.tsx';

/**
 * Skeleton of the frame, shown while the local database opens. It has the same layout as the real frame and as the
 * skeleton in `index.html`, so that nothing shifts.
 */
export function FrameSkeleton() {
  const frame = useFrameStyles();
  const format = useScreenFormat();
  return (
    <div className={frame.root}>
      {format !== 'mobile' && <Sidebar teams={undefined} isExpanded={isInitiallyExpanded(format === 'desktop')} />}
      <div className={frame.main}>
        <div className={frame.top} />
      </div>
    </div>
  );
}
