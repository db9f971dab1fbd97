import { mergeClasses } from '@fluentui/react-components';
import { Add20Regular, Settings20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { frameMessages } from '../frame.messages.ts';
import { useSidebarStyles } from './sidebar.styles.ts';

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
