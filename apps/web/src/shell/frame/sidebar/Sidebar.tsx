import { Caption1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import {
  bundleIcon,
  PanelLeftContract20Filled,
  PanelLeftContract20Regular,
  PanelLeftExpand20Filled,
  PanelLeftExpand20Regular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { Mirrored } from '../../../ui/Mirrored.tsx';
import { Logo } from '../../Logo.tsx';
import { frameMessages } from '../frame.messages.ts';
import { SidebarFooter } from './SidebarFooter.tsx';
import { useSidebarStyles } from './sidebar.styles.ts';
import { TeamList } from './TeamList.tsx';

const Contract = bundleIcon(PanelLeftContract20Filled, PanelLeftContract20Regular);
const Expand = bundleIcon(PanelLeftExpand20Filled, PanelLeftExpand20Regular);

/** Sidebar with the user's teams. When it is collapsed, only the teams' pictures are visible. */
export function Sidebar(props: {
  readonly teams: readonly TeamRow[] | undefined;
  readonly isExpanded: boolean;
  /** Collapses or expands the sidebar. Absent: the sidebar can't be collapsed. */
  readonly onToggle?: () => void;
  /** Opens the settings. Absent: the app is still loading, so there are no buttons below the teams. */
  readonly onSettings?: () => void;
}) {
  const messages = useMessages(frameMessages);
  const styles = useSidebarStyles();
  const { teams, isExpanded, onToggle, onSettings } = props;
  return (
    <nav className={mergeClasses(styles.side, !isExpanded && styles.narrow)} aria-label={messages.teams}>
      <div className={styles.brand} data-tour="teams">
        <Logo />
        {isExpanded && <Subtitle2 className={styles.word}>{messages.product}</Subtitle2>}
      </div>
      {isExpanded && <Caption1 className={styles.caption}>{messages.teams}</Caption1>}
      <div className={styles.teams}>
        <TeamList teams={teams} isNarrow={!isExpanded} />
      </div>
      {onSettings && (
        <SidebarFooter isNarrow={!isExpanded} onSettings={onSettings}>
          {onToggle && (
            <button
              type="button"
              className={styles.item}
              onClick={onToggle}
              aria-expanded={isExpanded}
              aria-label={isExpanded ? messages.collapse : messages.expand}
            >
              <span className={styles.icon}>
                <Mirrored>{isExpanded ? <Contract /> : <Expand />}</Mirrored>
              </span>
              {isExpanded && messages.collapse}
            </button>
          )}
        </SidebarFooter>
      )}
    </nav>
  );
}
