import { Button, ToggleButton } from '@fluentui/react-components';
import { PersonRegular, SettingsRegular, TaskListLtrRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import {
  assignedColumnId,
  type FilterValue,
  openStates,
  stateColumnId,
  type ViewState,
} from '@tideform/submission-views';
import type { FormReview } from '@tideform/sync';
import { useState } from 'react';
import { useIdentity } from '../../../data/useIdentity.ts';
import { useScreenFormat } from '../../../ui/browser/useScreenFormat.ts';
import { filterBy, type ViewChange } from '../view-changes.ts';
import { reviewMessages } from './review.messages.ts';

const ReviewSettings = onDemand(async () => (await import('./ReviewSettings.tsx')).ReviewSettings);

/**
 * Buttons to filter for submissions that are assigned to the user or still open, and for builders the review settings.
 */
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
  const getLabelProps = (label: string) => (isPhone ? { 'aria-label': label, title: label } : { children: label });
  const getFilterProps = (id: string, any: readonly string[]) => {
    const value: FilterValue = { any };
    const now = view.columnFilters.find((one) => one.id === id)?.value;
    const isOn = JSON.stringify(now) === JSON.stringify(value);
    return { checked: isOn, onClick: () => onView(filterBy(id, isOn ? undefined : value)) };
  };
  return (
    <>
      {review && (
        <>
          <ToggleButton
            appearance="subtle"
            icon={<PersonRegular />}
            {...getFilterProps(assignedColumnId, [userId])}
            {...getLabelProps(messages.mine)}
          />
          <ToggleButton
            appearance="subtle"
            icon={<TaskListLtrRegular />}
            {...getFilterProps(stateColumnId, openStates)}
            {...getLabelProps(messages.open)}
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
