import { Caption1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import {
  Add20Regular,
  bundleIcon,
  PanelLeftContract20Filled,
  PanelLeftContract20Regular,
  PanelLeftExpand20Filled,
  PanelLeftExpand20Regular,
  Settings20Regular,
} from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { Mirrored } from '../../../ui/icons/Mirrored.tsx';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { Logo } from '../../Logo.tsx';
import { frameMessages } from '../frame.messages.ts';
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

const AddTeamsDialog = onDemand(async () => (await import('../shown-teams/AddTeamsDialog.tsx')).AddTeamsDialog);

/** Footer of the sidebar with buttons for adding teams, settings and more. */
export function SidebarFooter(props: {
  readonly isNarrow?: boolean;
  readonly isTouch?: boolean;
  readonly onSettings: () => void;
  readonly children?: ReactNode;
}) {
  const messages = useMessages(frameMessages);
  const styles = useSidebarStyles();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={mergeClasses(styles.list, styles.foot)}>
      <FooterItem {...props} icon={<Add20Regular />} name={messages.addTeams} onPress={() => setAdding(true)} />
      <FooterItem {...props} icon={<Settings20Regular />} name={messages.settings} onPress={props.onSettings} />
      {props.children}
      {isAdding && <AddTeamsDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function FooterItem(props: {
  readonly isNarrow?: boolean;
  readonly isTouch?: boolean;
  readonly icon: ReactElement;
  readonly name: string;
  readonly onPress: () => void;
}) {
  const styles = useSidebarStyles();
  const { isNarrow = false, isTouch = false, icon, name, onPress } = props;
  const button = (
    <button
      type="button"
      className={mergeClasses(styles.item, isTouch && styles.itemTouch)}
      onClick={onPress}
      {...(isNarrow && { 'aria-label': name })}
    >
      <span className={styles.icon}>{icon}</span>
      {!isNarrow && name}
    </button>
  );
  if (!isNarrow) return button;
  return (
    <Hint content={name} relationship="inaccessible" positioning="after">
      {button}
    </Hint>
  );
}

const expandedKey = 'teamsSidebarExpanded';

/** Returns whether the sidebar is initially expanded, for code that runs before the router exists. */
export const isInitiallyExpanded = (byDefault: boolean): boolean =>
  resolveIsExpanded(
    new URLSearchParams(location.search).get('teamsSidebar'),
    localStorage.getItem(expandedKey),
    byDefault,
  );

/**
 * Returns whether the sidebar is expanded, and a function that toggles it. `?teamsSidebar=expanded|collapsed` applies
 * to this visit; otherwise the last state, otherwise `byDefault`.
 */
export function useSidebar(byDefault: boolean): readonly [isExpanded: boolean, toggle: () => void] {
  const [query, setQuery] = useSearchParams();
  const [remembered, setRemembered] = useState(() => localStorage.getItem(expandedKey));
  const requested = query.get('teamsSidebar');
  const isExpanded = resolveIsExpanded(requested, remembered, byDefault);
  const toggle = () => {
    localStorage.setItem(expandedKey, String(!isExpanded));
    setRemembered(String(!isExpanded));
    if (requested === null) return;
    query.delete('teamsSidebar');
    setQuery(query, { replace: true });
  };
  return [isExpanded, toggle];
}

function resolveIsExpanded(requested: string | null, remembered: string | null, byDefault: boolean): boolean {
  if (requested === 'expanded' || requested === 'collapsed') return requested === 'expanded';
  return remembered ? remembered === 'true' : byDefault;
}
