import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { useFrameStyles } from './frame.styles.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { startsWide } from './sidebar/useSidebar.ts';

/** The frame's shape while the local database opens: nothing jumps when it is there, nor when it takes the place of `index.html`'s. */
export function FrameBones() {
  const frame = useFrameStyles();
  const format = useScreenFormat();
  return (
    <div className={frame.root}>
      {format !== 'mobile' && <Sidebar teams={undefined} isExpanded={startsWide(format === 'desktop')} />}
      <div className={frame.main}>
        <div className={frame.top} />
      </div>
    </div>
  );
}
