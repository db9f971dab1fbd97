import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { MembersLocaleBoundary } from '../../../ui/MembersLocaleBoundary.tsx';
import { TeamUsers } from './TeamUsers.tsx';
import { usersMessages } from './users.messages.ts';

const useStyles = makeStyles({
  surface: { maxWidth: '760px', width: '100%' },
  content: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM, maxHeight: '80vh' },
});

interface UsersProps {
  readonly team: TeamRow;
  readonly onClose: () => void;
}

/** Dialog with the users of a team. */
export function UsersDialog(props: UsersProps) {
  return (
    <MembersLocaleBoundary>
      <Users {...props} />
    </MembersLocaleBoundary>
  );
}

function Users({ team, onClose }: UsersProps) {
  const messages = useMessages(usersMessages);
  const styles = useStyles();
  return (
    <DialogFrame
      title={messages.title}
      subject={team.displayName}
      surfaceClass={styles.surface}
      contentClass={styles.content}
      onClose={onClose}
    >
      <TeamUsers team={team} />
    </DialogFrame>
  );
}
