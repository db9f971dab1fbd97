import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { StoredResponse } from '@tideform/sync';
import { useMemo } from 'react';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { useToldMessages } from '../../../ui/outcome/useToldMessages.ts';
import { nameTold, wordTold } from '../../../ui/outcome/word-told.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';

/** Whom the form's workflows told of a submission, and what came of it; nothing where nobody was told. */
export function InfoWorkflows({ response }: { readonly response: StoredResponse }) {
  const messages = useMessages(respondMessages).info;
  const said = useToldMessages();
  const { locale } = useSpeech();
  const styles = useRespondStyles();
  const { teamId, formId, id: responseId } = response;
  const item = useMemo(() => ({ formId, responseId }), [formId, responseId]);
  const { told = [] } = useDeliveryStatus(teamId, item);
  if (told.length === 0) return null;
  return (
    <section aria-label={messages.workflows}>
      <div className={styles.factLabel}>{messages.workflows}</div>
      <ul className={styles.told}>
        {told.map((one) => (
          <li key={one.id} className={styles.toldOne}>
            <OutcomeBadge status={one.status} />
            <span className={styles.fact}>
              {joinParts([
                nameTold(one, said),
                one.status === 'error' ? wordTold(one, said, locale) : wordMoment(one.timestamp, locale),
              ])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
