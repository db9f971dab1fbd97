import { Body1, Body1Strong, Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { useShareStyles } from '../share.styles.ts';
import { openingMessages } from './availability.messages.ts';

const AvailabilityDialog = onDemand(async () => (await import('./AvailabilityDialog.tsx')).AvailabilityDialog);

/** Summary of a form's availability to team members, with a button to change it. */
export function AvailabilitySummary({ form }: { readonly form: FormRow }) {
  const messages = useMessages(openingMessages);
  const styles = useShareStyles();
  const { locale } = useLocale();
  const restoreFocusProps = useRestoreFocusTarget();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.line} aria-label={messages.heading}>
      <div className={styles.address}>
        <Body1Strong as="h3" block className={styles.heading}>
          {messages.heading}
        </Body1Strong>
        <Body1 as="p" block className={styles.text}>
          {formatAvailability(form, messages, locale) || messages.always}
        </Body1>
      </div>
      <Button
        {...restoreFocusProps}
        disabledFocusable={!form.published}
        onClick={() => form.published && setOpen(true)}
      >
        {messages.change}
      </Button>
      {isOpen && <AvailabilityDialog form={form} onClose={() => setOpen(false)} />}
    </section>
  );
}

function formatAvailability(
  { opening = {} }: FormRow,
  { facts }: MessagesOf<typeof openingMessages>,
  locale: string,
): string {
  const { opensAt, closesAt, mostResponses } = opening;
  return joinParts([
    opensAt !== undefined && facts.opens({ moment: formatDateTime(opensAt, locale) }),
    closesAt !== undefined && facts.closes({ moment: formatDateTime(closesAt, locale) }),
    mostResponses !== undefined && facts.most({ count: mostResponses }),
  ]);
}
