import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import type { RowActions } from './row-actions.ts';
import { submissionsMessages } from './submissions.messages.ts';

const RowItems = onDemand(async () => (await import('./RowItems.tsx')).RowItems);

export function RowMenu(props: {
  readonly item: SubmissionItem;
  readonly actions: RowActions;
  readonly tabIndex?: number;
}) {
  const messages = useMessages(submissionsMessages);
  const { item, actions, tabIndex = 0 } = props;
  return (
    <MenuButton
      menu={RowItems}
      menuProps={{ item, actions }}
      appearance="subtle"
      size="small"
      tabIndex={tabIndex}
      icon={<MoreHorizontalRegular />}
      aria-label={messages.menu({ name: `${item.submissionNumber ?? item.title}` })}
    />
  );
}
