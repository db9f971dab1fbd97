import {
  Button,
  Combobox,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  Option,
  Popover,
  PopoverSurface,
  Select,
  Spinner,
  Subtitle2,
} from '@fluentui/react-components';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { isSameJson } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { type FormEvent, type RefObject, useState } from 'react';
import { type ListedForm, useFormService } from '../../../data/forms/useForms.ts';
import { IconPopover } from '../../../dialogs/icon/IconPopover.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { formsMessages } from '../forms.messages.ts';
import {
  findDuplicateName,
  getDetails,
  MetadataFields,
  type PairDraft,
  toMetadata,
  useDetailsStyles,
} from './MetadataFields.tsx';

/** Popover at a form's card to edit its icon, title, channel, category and metadata. */
export function EditDetails(props: {
  readonly form: ListedForm;
  readonly team: TeamRow;
  readonly categories: readonly string[];
  readonly target: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}) {
  const messages = useMessages(formsMessages);
  const ui = useMessages(uiMessages);
  const { form, team, categories, target, onClose } = props;
  const styles = useDetailsStyles();
  const service = useFormService();
  const { isBusy, error, attempt } = useAttempt();
  const [details, setDetails] = useState(() => getDetails(form));
  const [initialDetails] = useState(details);
  const [close, question] = useCloseWithConfirmation(!isSameJson(initialDetails, details), onClose);
  const change = (part: Partial<typeof details>) => setDetails((now) => ({ ...now, ...part }));
  const duplicateName = findDuplicateName(details.pairs);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || duplicateName !== undefined) return;
    const { pairs, ...rest } = details;
    void attempt(async () => {
      const title = rest.title.trim() || messages.details.untitled;
      const category = rest.category.trim();
      await service.updateConfig(form.id, { ...rest, title, category, metadata: toMetadata(pairs) });
      onClose();
    });
  };
  return (
    <>
      <Popover
        open
        trapFocus
        positioning={{
          target: target.current,
          position: 'below',
          align: 'end',
          autoSize: 'height',
          shiftToCoverTarget: true,
          overflowBoundaryPadding: 8,
        }}
        onOpenChange={(event, data) => !data.open && !isBusy && event.type !== 'click' && close()}
      >
        <PopoverSurface className={styles.surface} aria-label={messages.editDetails}>
          <form className={styles.form} onSubmit={save} noValidate>
            <Subtitle2 as="h3" className={styles.heading}>
              {messages.editDetails}
            </Subtitle2>
            <div className={styles.names}>
              <IconPopover formId={form.id} icon={details.icon} onChoose={(icon) => change({ icon })} />
              <Field label={messages.details.title} className={styles.name}>
                <Input
                  value={details.title}
                  maxLength={255}
                  input={{ dir: 'auto' }}
                  onChange={(_, data) => change({ title: data.value })}
                />
              </Field>
            </div>
            <Field label={messages.channel}>
              <Select value={details.channelId} onChange={(_, data) => change({ channelId: data.value })}>
                <option value="">{messages.details.noChannel}</option>
                {team.channels.map((channel) => (
                  <option key={channel.id} value={channel.id}>
                    {channel.displayName}
                  </option>
                ))}
              </Select>
            </Field>
            <CategoryField
              category={details.category}
              categories={categories}
              onChange={(category) => change({ category })}
            />
            <MetadataFields
              pairs={details.pairs}
              problem={duplicateName === undefined ? undefined : messages.details.twice({ name: duplicateName })}
              onChange={(pairs: readonly PairDraft[]) => change({ pairs })}
            />
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
            <div className={styles.actions}>
              <Button disabled={isBusy} onClick={close}>
                {ui.cancel}
              </Button>
              <Button
                type="submit"
                appearance="primary"
                disabledFocusable={isBusy || duplicateName !== undefined}
                {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
              >
                {isBusy ? messages.details.saving : messages.details.save}
              </Button>
            </div>
          </form>
        </PopoverSurface>
      </Popover>
      {question}
    </>
  );
}

/** Text field with suggestions from the categories of the team's other forms. */
function CategoryField(props: {
  readonly category: string;
  readonly categories: readonly string[];
  readonly onChange: (category: string) => void;
}) {
  const messages = useMessages(formsMessages);
  const ui = useMessages(uiMessages);
  const styles = useDetailsStyles();
  const { category, categories, onChange } = props;
  const searchText = category.trim().toLocaleLowerCase();
  const suggestions = categories.filter((each) => each.toLocaleLowerCase().includes(searchText));
  return (
    <Field label={messages.category} hint={messages.details.categoryHint}>
      <Combobox
        className={styles.combobox}
        expandIcon={{ 'aria-label': ui.showChoices }}
        freeform
        inlinePopup
        input={{ dir: 'auto' }}
        value={category}
        selectedOptions={category ? [category] : []}
        onChange={(event) => onChange(event.target.value)}
        // Fluent reports a missing text when the typed text no longer matches the selected option.
        onOptionSelect={(_, { optionText }) => optionText !== undefined && onChange(optionText)}
      >
        {(suggestions.length > 0 ? suggestions : categories).map((each) => (
          <Option key={each} text={each}>
            <bdi>{each}</bdi>
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}
