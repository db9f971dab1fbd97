import { useWords } from '@tideform/words/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { useSourceCommands } from '../../data/sources/useSourceCommands.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSourcesStyles } from './sources.styles.ts';
import { sourcesWords } from './sources.words.ts';

/** Says which forms have nothing to choose from without it, and deletes it. */
export function DeleteSourceDialog(props: {
  readonly teamId: string;
  readonly source: ListedSource;
  readonly onClose: () => void;
}) {
  const { remove: words } = useWords(sourcesWords);
  const styles = useSourcesStyles();
  const { teamId, source, onClose } = props;
  const commands = useSourceCommands(teamId);
  const { usedBy } = source;
  return (
    <ConfirmDialog
      isDanger
      title={words.title({ title: source.title })}
      confirm={words.confirm}
      onConfirm={() => commands.remove(source.sourceId)}
      onClose={onClose}
    >
      {usedBy.length === 0 ? words.unused : words.used}
      {usedBy.length > 0 && (
        <ul className={styles.forms}>
          {usedBy.map(({ id, title, isPublished }) => (
            <li key={id}>
              <bdi>{isPublished ? title : words.draft({ title })}</bdi>
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
