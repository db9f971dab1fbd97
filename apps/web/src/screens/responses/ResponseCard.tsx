import {
  Badge,
  Body1Strong,
  Button,
  Caption1,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useResponseCommands } from '../../data/responses/useResponse.ts';
import { formatDateTime } from '../../ui/formatting/format-date-time.ts';
import { FormIcon } from '../../ui/icons/FormIcon.tsx';
import { getTint, IconTile } from '../../ui/icons/IconTile.tsx';
import { joinParts } from '../../ui/join-parts.ts';
import { Link } from '../../ui/routing/Link.tsx';
import { inAppLinkState } from '../../ui/routing/location-state.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import type { ListedResponse } from './list-responses.ts';
import { ResponseMenu } from './ResponseMenu.tsx';
import { responsesMessages } from './responses.messages.ts';
import { useResponsesStyles } from './responses.styles.ts';

/** Card of one response, which is a link to it. */
export function ResponseCard(props: {
  readonly teamId: string;
  readonly response: ListedResponse;
  /** Heading level of the title. */
  readonly level: 'h3' | 'h4';
  readonly onDelete: (() => void) | undefined;
}) {
  const messages = useMessages(responsesMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useLocale();
  const styles = useResponsesStyles();
  const { teamId, response, onDelete } = props;
  return (
    <article className={styles.card}>
      <IconTile icon={<FormIcon svg={response.form?.icon} />} tint={getTint(response.formId)} />
      <div className={styles.text}>
        <Body1Strong as={props.level} className={styles.name}>
          <Link
            className={styles.link}
            to={`/teams/${teamId}/forms/${response.formId}/response/${response.id}${response.status === 'edit' ? '?editMode=true' : ''}`}
            state={inAppLinkState}
          >
            <bdi>{response.title}</bdi>
          </Link>
        </Body1Strong>
        <Caption1 className={styles.quiet}>{formatCaption(response, locale)}</Caption1>
      </div>
      {(response.status === 'draft' || response.status === 'edit') && (
        <Badge appearance="outline" className={styles.badge}>
          {hasSubmitConflict(response)
            ? messages.quicker.badge
            : response.status === 'edit'
              ? messages.inEdit
              : messages.saved}
        </Badge>
      )}
      {response.status === 'pending' && (
        <Badge appearance="tint" color="warning" className={styles.badge}>
          {ui.pendingUpload}
        </Badge>
      )}
      <div className={styles.menu}>
        <ResponseMenu teamId={teamId} response={response} onDelete={onDelete} />
      </div>
    </article>
  );
}

function formatCaption({ title, formTitle, submissionNumber, by, timestamp }: ListedResponse, locale: string): string {
  return joinParts([
    formTitle !== title && formTitle,
    submissionNumber !== undefined && `#${submissionNumber}`,
    by,
    formatDateTime(timestamp, locale),
  ]);
}

/** Whether a response is a draft left by a submit after another device had submitted different answers. */
export const hasSubmitConflict = ({ local }: ListedResponse): boolean =>
  local?.conflict?.isSubmit === 1 && !local.submitted;

/** Notice that another device submitted the response first, with links to the draft and the submission. */
export function SubmitConflictBanner({
  teamId,
  response,
}: {
  readonly teamId: string;
  readonly response: ListedResponse;
}) {
  const messages = useMessages(responsesMessages).quicker;
  const ui = useMessages(uiMessages);
  const commands = useResponseCommands();
  const { id, formId, local } = response;
  const getAddress = (responseId: string) => `/teams/${teamId}/forms/${formId}/response/${responseId}`;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{messages.text({ title: response.title.replace(/ \[DRAFT\]$/, '') })}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={ui.dismiss}
            onClick={() => void commands.dismissConflict(id)}
          />
        }
      >
        <Link to={getAddress(id)}>{messages.draft}</Link>
        <Link to={getAddress(local?.conflict?.of ?? id)}>{messages.submission}</Link>
      </MessageBarActions>
    </MessageBar>
  );
}
