import { Body1, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Add20Regular, Checkmark20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useEffect, useState } from 'react';
import { useShownTeams } from '../../../data/teams/useShownTeams.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { SearchField } from '../../../ui/layout/SearchField.tsx';
import { TeamPicture } from '../TeamPicture.tsx';
import { shownTeamsMessages } from './shown-teams.messages.ts';

const debounceMs = 500;

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  search: { width: '100%', maxWidth: 'none' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  team: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, minHeight: '48px' },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Dialog for showing teams again that the user hid on this device. */
export function AddTeamsDialog({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages(shownTeamsMessages);
  const styles = useStyles();
  const { hidden, show } = useShownTeams();
  // Teams that are shown again stay in the dialog's list, because they have the focus.
  const [added, setAdded] = useState<readonly TeamRow[]>([]);
  const listedTeams = [...added, ...hidden];
  const [typed, setTyped] = useState('');
  const [query, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const searchText = query.trim().toLocaleLowerCase();
  const found = listedTeams.filter(({ displayName }) => displayName.toLocaleLowerCase().includes(searchText));
  return (
    <DialogFrame title={messages.add} contentClass={styles.content} onClose={onClose}>
      <Text className={styles.quiet}>{messages.addText}</Text>
      <SearchField
        label={messages.search}
        className={styles.search}
        value={typed}
        onChange={(_, { value }) => setTyped(value)}
      />
      {found.length === 0 && (
        <Body1 role="status">{listedTeams.length === 0 ? messages.noneHidden : messages.noneFound}</Body1>
      )}
      {found.length > 0 && (
        <ul className={styles.list} aria-label={messages.add}>
          {found.map((team) => (
            <li key={team.id} className={styles.team}>
              <TeamPicture team={team} />
              <Text className={styles.name}>
                <bdi>{team.displayName}</bdi>
              </Text>
              <AddButton
                team={team}
                isAdded={added.includes(team)}
                onAdd={() => {
                  setAdded([...added, team]);
                  show(team.id);
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </DialogFrame>
  );
}

function AddButton(props: { readonly team: TeamRow; readonly isAdded: boolean; readonly onAdd: () => void }) {
  const messages = useMessages(shownTeamsMessages);
  const { team, isAdded, onAdd } = props;
  return (
    <Button
      icon={isAdded ? <Checkmark20Regular /> : <Add20Regular />}
      disabledFocusable={isAdded}
      aria-label={
        isAdded ? messages.isBack({ team: team.displayName }) : messages.bringBackOf({ team: team.displayName })
      }
      onClick={onAdd}
    >
      {isAdded ? messages.back : messages.bringBack}
    </Button>
  );
}
