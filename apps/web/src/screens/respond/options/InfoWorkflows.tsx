import type { StoredResponse } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { useToldWords } from '../../../ui/outcome/useToldWords.ts';
import { nameTold, wordTold } from '../../../ui/outcome/word-told.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { respondWords } from '../respond.words.ts';

/** Whom the form's workflows told of a submission, and what came of it; nothing where nobody was told. */
export function InfoWorkflows({ response }: { readonly response: StoredResponse }) {
  const words = useWords(respondWords).info;
  const said = useToldWords();
  const { locale } = useSpeech();
  const styles = useRespondStyles();
  const { teamId, formId, id: responseId } = response;
  const item = useMemo(() => ({ formId, responseId }), [formId, responseId]);
  const { told = [] } = useDeliveryStatus(teamId, item);
  if (told.length === 0) return null;
  return (
    <section aria-label={words.workflows}>
      <div className={styles.factLabel}>{words.workflows}</div>
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
