import { Button, ToggleButton } from '@fluentui/react-components';
import { PersonRegular, SettingsRegular, TaskListLtrRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { assignedColumn, type FilterValue, openStates, stateColumn, type ViewState } from '@tideform/submission-views';
import type { FormReview } from '@tideform/sync';
import { useState } from 'react';
import { useIdentity } from '../../../data/useIdentity.ts';
import { useScreenFormat } from '../../../ui/useScreenFormat.ts';
import { filteredBy, type ViewChange } from '../submissions-table/view-changes.ts';
import { reviewMessages } from './review.messages.ts';

const ReviewSettings = onDemand(async () => (await import('./ReviewSettings.tsx')).ReviewSettings);

/** Shows those of the submissions that somebody has to see to; builders say whether there is a review at all. */
export function ReviewTools(props: {
  readonly formId: string;
  readonly review: FormReview | undefined;
  readonly mayBuild: boolean;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
}) {
  const messages = useMessages(reviewMessages);
  const { userId } = useIdentity();
  const { formId, review, mayBuild, view, onView } = props;
  const [isSetting, setSetting] = useState(false);
  const isPhone = useScreenFormat() === 'mobile';
  const named = (label: string) => (isPhone ? { 'aria-label': label, title: label } : { children: label });
  const filter = (id: string, any: readonly string[]) => {
    const value: FilterValue = { any };
    const now = view.columnFilters.find((one) => one.id === id)?.value;
    const isOn = JSON.stringify(now) === JSON.stringify(value);
    return { checked: isOn, onClick: () => onView(filteredBy(id, isOn ? undefined : value)) };
  };
  return (
    <>
      {review && (
        <>
          <ToggleButton
            appearance="subtle"
            icon={<PersonRegular />}
            {...filter(assignedColumn, [userId])}
            {...named(messages.mine)}
          />
          <ToggleButton
            appearance="subtle"
            icon={<TaskListLtrRegular />}
            {...filter(stateColumn, openStates)}
            {...named(messages.open)}
          />
        </>
      )}
      {mayBuild && (
        <Button
          appearance="subtle"
          icon={<SettingsRegular />}
          aria-label={messages.settings}
          title={messages.settings}
          onClick={() => setSetting(true)}
        />
      )}
      {isSetting && <ReviewSettings formId={formId} review={review} onClose={() => setSetting(false)} />}
    </>
  );
}
