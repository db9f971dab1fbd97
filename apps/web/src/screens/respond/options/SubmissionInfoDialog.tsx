import { Button } from '@fluentui/react-components';
import { formatList, type MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { StoredResponse } from '@tideform/sync';
import { useMemo } from 'react';
import { useDeliveryStatus } from '../../../data/workflows/create-delivery-statuses.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import {
  formatDeliveryResult,
  getDeliveryName,
  useDeliveryMessages,
} from '../../../ui/outcome/format-delivery-result.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import type { ShownResponse } from '../shown-response.ts';

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

/** Delivery status of a submission's webhook events and emails; renders nothing if there are none. */
function SubmissionDeliveries({ response }: { readonly response: StoredResponse }) {
  const messages = useMessages(respondMessages).info;
  const deliveryMessages = useDeliveryMessages();
  const { locale } = useLocale();
  const styles = useRespondStyles();
  const { teamId, formId, id: responseId } = response;
  const item = useMemo(() => ({ formId, responseId }), [formId, responseId]);
  const { deliveries = [] } = useDeliveryStatus(teamId, item);
  if (deliveries.length === 0) return null;
  return (
    <section aria-label={messages.workflows}>
      <div className={styles.factLabel}>{messages.workflows}</div>
      <ul className={styles.deliveries}>
        {deliveries.map((one) => (
          <li key={one.id} className={styles.delivery}>
            <OutcomeBadge status={one.status} />
            <span className={styles.fact}>
              {joinParts([
                getDeliveryName(one, deliveryMessages),
                one.status === 'error'
                  ? formatDeliveryResult(one, deliveryMessages, locale)
                  : formatDateTime(one.timestamp, locale),
              ])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
