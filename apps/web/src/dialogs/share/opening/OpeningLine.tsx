import { Body1, Body1Strong, Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { joinParts } from '../../../ui/join-parts.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { useShareStyles } from '../share.styles.ts';
import { openingMessages } from './opening.messages.ts';

const OpeningDialog = onDemand(async () => (await import('./OpeningDialog.tsx')).OpeningDialog);

/** When the team may answer a form, and the way to change it. */
export function OpeningLine({ form }: { readonly form: FormRow }) {
  const messages = useMessages(openingMessages);
  const styles = useShareStyles();
  const { locale } = useSpeech();
  const goesBack = useRestoreFocusTarget();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.line} aria-label={messages.heading}>
      <div className={styles.address}>
        <Body1Strong as="h3" block className={styles.heading}>
          {messages.heading}
        </Body1Strong>
        <Body1 as="p" block className={styles.text}>
          {factsOf(form, messages, locale) || messages.always}
        </Body1>
      </div>
      <Button {...goesBack} disabledFocusable={!form.published} onClick={() => form.published && setOpen(true)}>
        {messages.change}
      </Button>
      {isOpen && <OpeningDialog form={form} onClose={() => setOpen(false)} />}
    </section>
  );
}

function factsOf({ opening = {} }: FormRow, { facts }: MessagesOf<typeof openingMessages>, locale: string): string {
  const { opensAt, closesAt, mostResponses } = opening;
  return joinParts([
    opensAt !== undefined && facts.opens({ moment: wordMoment(opensAt, locale) }),
    closesAt !== undefined && facts.closes({ moment: wordMoment(closesAt, locale) }),
    mostResponses !== undefined && facts.most({ count: mostResponses }),
  ]);
}
