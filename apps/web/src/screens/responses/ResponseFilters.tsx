import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import type { ListedForm } from '../../data/forms/useForms.ts';
import { FilterChip } from '../../ui/filter/FilterChip.tsx';
import { SearchField } from '../../ui/layout/SearchField.tsx';
import { isFiltering, noFilter, type ResponseFilter, submitters } from './list-responses.ts';
import { responsesMessages } from './responses.messages.ts';
import { useResponsesStyles } from './responses.styles.ts';

/** Filters of the responses list: search, channel, form and submitter. */
export function ResponseFilters(props: {
  readonly filter: ResponseFilter;
  readonly team: TeamRow | null | undefined;
  readonly forms: readonly ListedForm[];
  readonly onChange: (change: Partial<ResponseFilter>) => void;
}) {
  const messages = useMessages(responsesMessages);
  const styles = useResponsesStyles();
  const { filter, team, forms, onChange } = props;
  const used = new Set(forms.map((form) => form.channelId));
  const channels = (team?.channels ?? []).filter(({ id }) => used.has(id) || id === filter.channel);
  return (
    <div className={styles.bar}>
      <SearchField
        className={styles.search}
        label={messages.search}
        value={filter.search}
        onChange={(_, data) => onChange({ search: data.value })}
      />
      {channels.length > 0 && (
        <FilterChip
          isSingle
          label={messages.channel}
          byDefault=""
          options={[
            { id: '', label: messages.allChannels },
            ...channels.map(({ id, displayName }) => ({ id, label: displayName })),
          ]}
          selected={[filter.channel]}
          onSelect={([channel = '']) => onChange({ channel })}
        />
      )}
      {forms.length > 0 && (
        <FilterChip
          isSingle
          label={messages.form}
          byDefault=""
          options={[{ id: '', label: messages.allForms }, ...forms.map(({ id, title }) => ({ id, label: title }))]}
          selected={[filter.form]}
          onSelect={([form = '']) => onChange({ form })}
        />
      )}
      <FilterChip
        isSingle
        label={messages.submittedBy}
        byDefault="me"
        options={submitters.map((id) => ({ id, label: messages.by[id] }))}
        selected={[filter.submittedBy]}
        onSelect={([by]) => onChange({ submittedBy: submitters.find((each) => each === by) ?? 'me' })}
      />
      {isFiltering(filter) && (
        <Button
          appearance="subtle"
          className={styles.clear}
          icon={<DismissRegular />}
          onClick={() => onChange(noFilter)}
        >
          {messages.clearFilters}
        </Button>
      )}
    </div>
  );
}
