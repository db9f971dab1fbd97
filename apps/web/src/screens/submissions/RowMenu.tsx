import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionItem } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { RowActions } from './row-actions.ts';
import { submissionsWords } from './submissions.words.ts';

const RowItems = onDemand(async () => (await import('./RowItems.tsx')).RowItems);

export function RowMenu(props: {
  readonly item: SubmissionItem;
  readonly actions: RowActions;
  readonly tabIndex?: number;
}) {
  const words = useWords(submissionsWords);
  const { item, actions, tabIndex = 0 } = props;
  return (
    <MenuButton
      menu={RowItems}
      given={{ item, actions }}
      appearance="subtle"
      size="small"
      tabIndex={tabIndex}
      icon={<MoreHorizontalRegular />}
      aria-label={words.menu({ name: `${item.submissionNumber ?? item.title}` })}
    />
  );
}
