import { Button } from '@fluentui/react-components';
import type { MessagesOf } from '@tideform/i18n';
import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { InfoWorkflows } from './InfoWorkflows.tsx';
import type { ShownResponse } from './shown-response.ts';

/** What is known of a response beside its answers. */
export function SubmissionInfoDialog({
  shown,
  onClose,
}: {
  readonly shown: ShownResponse;
  readonly onClose: () => void;
}) {
  const messages = useMessages(respondMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useSpeech();
  const styles = useRespondStyles();
  const text = messages.info;
  return (
    <DialogFrame
      title={messages.menu.info}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {ui.close}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {factsOf(shown, text, locale).map(([label, value]) => (
          <div key={label}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.fact}>
              <bdi>{value || text.none}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {shown.place === 'library' && <InfoWorkflows response={shown.response} />}
    </DialogFrame>
  );
}

function factsOf(
  { response, place }: ShownResponse,
  text: MessagesOf<typeof respondMessages>['info'],
  locale: string,
): readonly (readonly [label: string, value: string])[] {
  return [
    [text.form, response.formTitle],
    [text.title, response.title ?? ''],
    [text.number, response.submissionNumber === undefined ? text.noNumber : String(response.submissionNumber)],
    [text.version, String(response.version)],
    [text.status, text.places[place]],
    [text.createdBy, response.createdBy.name],
    [place === 'draft' ? text.changed : text.submitted, wordMoment(response.timestamp, locale)],
    [
      text.collaborators,
      formatList(
        response.collaborators.map(({ name }) => name),
        locale,
      ),
    ],
  ];
}
