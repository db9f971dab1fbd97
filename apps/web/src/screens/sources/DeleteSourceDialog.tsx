import { useMessages } from '@tideform/i18n/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { useSourceCommands } from '../../data/sources/useSourceCommands.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { sourcesMessages } from './sources.messages.ts';
import { useSourcesStyles } from './sources.styles.ts';

/** Dialog to delete a data source. It lists the forms that use it. */
export function DeleteSourceDialog(props: {
  readonly teamId: string;
  readonly source: ListedSource;
  readonly onClose: () => void;
}) {
  const { remove: messages } = useMessages(sourcesMessages);
  const styles = useSourcesStyles();
  const { teamId, source, onClose } = props;
  const commands = useSourceCommands(teamId);
  const { usedBy } = source;
  return (
    <ConfirmDialog
      isDanger
      title={messages.title({ title: source.title })}
      confirm={messages.confirm}
      onConfirm={() => commands.remove(source.sourceId)}
      onClose={onClose}
    >
      {usedBy.length === 0 ? messages.unused : messages.used}
      {usedBy.length > 0 && (
        <ul className={styles.forms}>
          {usedBy.map(({ id, title, isPublished }) => (
            <li key={id}>
              <bdi>{isPublished ? title : messages.draft({ title })}</bdi>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
