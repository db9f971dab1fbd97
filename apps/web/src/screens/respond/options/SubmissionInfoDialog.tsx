import { Button } from '@fluentui/react-components';
import type { MessagesOf } from '@tideform/i18n';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { formatDateTime } from '../../../ui/format-date-time.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { SubmissionDeliveries } from './SubmissionDeliveries.tsx';
import type { ShownResponse } from './shown-response.ts';

/** Dialog with the metadata of a response. */
export function SubmissionInfoDialog({
  shown,
  onClose,
}: {
  readonly shown: ShownResponse;
  readonly onClose: () => void;
}) {
  const messages = useMessages(respondMessages);
  const ui = useMessages(uiMessages);
  const { locale } = useLocale();
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
        {getFacts(shown, text, locale).map(([label, value]) => (
          <div key={label}>
            <dt className={styles.factLabel}>{label}</dt>
            <dd className={styles.fact}>
              <bdi>{value || text.none}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {shown.status === 'library' && <SubmissionDeliveries response={shown.response} />}
    </DialogFrame>
  );
}

function getFacts(
  { response, status }: ShownResponse,
  text: MessagesOf<typeof respondMessages>['info'],
  locale: string,
): readonly (readonly [label: string, value: string])[] {
  return [
    [text.form, response.formTitle],
    [text.title, response.title ?? ''],
    [text.number, response.submissionNumber === undefined ? text.noNumber : String(response.submissionNumber)],
    [text.version, String(response.version)],
    [text.status, text.places[status]],
    [text.createdBy, response.createdBy.name],
    [status === 'draft' ? text.changed : text.submitted, formatDateTime(response.timestamp, locale)],
    [
      text.collaborators,
      formatList(
        response.collaborators.map(({ name }) => name),
        locale,
      ),
    ],
  ];
}
