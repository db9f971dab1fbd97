import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { SubmissionItem } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { RowActions } from './row-actions.ts';
import { submissionsWords } from './submissions.words.ts';

const RowItems = onDemand(async () => (await import('./RowItems.tsx')).RowItems);

export function RowMenu({ item, actions }: { readonly item: SubmissionItem; readonly actions: RowActions }) {
  const words = useWords(submissionsWords);
  return (
    <MenuButton
      menu={RowItems}
      given={{ item, actions }}
      appearance="subtle"
      size="small"
      icon={<MoreHorizontalRegular />}
      aria-label={words.menu({ name: `${item.submissionNumber ?? item.title}` })}
    />
  );
}
