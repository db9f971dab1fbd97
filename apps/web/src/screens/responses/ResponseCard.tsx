import { Badge, Body1Strong, Caption1 } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { FormIcon } from '../../ui/FormIcon.tsx';
import { fromOrigin } from '../../ui/from-origin.ts';
import { IconTile, tintOf } from '../../ui/IconTile.tsx';
import { joinParts } from '../../ui/join-parts.ts';
import { Link } from '../../ui/routing/Link.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { wordMoment } from '../../ui/word-moment.ts';
import type { ListedResponse } from './list-responses.ts';
import { isBeaten } from './QuickerDevice.tsx';
import { ResponseMenu } from './ResponseMenu.tsx';
import { responsesMessages } from './responses.messages.ts';
import { useResponsesStyles } from './responses.styles.ts';

/** One response: the whole card opens it. */
export function ResponseCard(props: {
  readonly teamId: string;
  readonly response: ListedResponse;
  /** Of its title, under the headings around it. */
  readonly level: 'h3' | 'h4';
  readonly onDelete: (() => void) | undefined;
}) {
  const messages = useMessages(responsesMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useSpeech();
  const styles = useResponsesStyles();
  const { teamId, response, onDelete } = props;
  return (
    <article className={styles.card}>
      <IconTile icon={<FormIcon svg={response.form?.icon} />} tint={tintOf(response.formId)} />
      <div className={styles.text}>
        <Body1Strong as={props.level} className={styles.name}>
          <Link
            className={styles.link}
            to={`/teams/${teamId}/forms/${response.formId}/response/${response.id}${response.place === 'edit' ? '?editMode=true' : ''}`}
            state={fromOrigin}
          >
            <bdi>{response.title}</bdi>
          </Link>
        </Body1Strong>
        <Caption1 className={styles.quiet}>{captionOf(response, locale)}</Caption1>
      </div>
      {(response.place === 'draft' || response.place === 'edit') && (
        <Badge appearance="outline" className={styles.badge}>
          {isBeaten(response) ? messages.quicker.badge : response.place === 'edit' ? messages.inEdit : messages.saved}
        </Badge>
      )}
      {response.place === 'pending' && (
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

function captionOf({ title, formTitle, submissionNumber, by, timestamp }: ListedResponse, locale: string): string {
  return joinParts([
    formTitle !== title && formTitle,
    submissionNumber !== undefined && `#${submissionNumber}`,
    by,
    wordMoment(timestamp, locale),
  ]);
}
