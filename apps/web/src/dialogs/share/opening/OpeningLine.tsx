import { Body1, Body1Strong, Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormRow } from '@tideform/sync';
import type { WordsOf } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { useState } from 'react';
import { joinParts } from '../../../ui/join-parts.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { useShareStyles } from '../share.styles.ts';
import { openingWords } from './opening.words.ts';

const OpeningDialog = onDemand(async () => (await import('./OpeningDialog.tsx')).OpeningDialog);

/** When the team may answer a form, and the way to change it. */
export function OpeningLine({ form }: { readonly form: FormRow }) {
  const words = useWords(openingWords);
  const styles = useShareStyles();
  const { locale } = useSpeech();
  const goesBack = useRestoreFocusTarget();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.line} aria-label={words.heading}>
      <div className={styles.address}>
        <Body1Strong as="h3" block className={styles.heading}>
          {words.heading}
        </Body1Strong>
        <Body1 as="p" block className={styles.text}>
          {factsOf(form, words, locale) || words.always}
        </Body1>
      </div>
      <Button {...goesBack} disabledFocusable={!form.published} onClick={() => form.published && setOpen(true)}>
        {words.change}
      </Button>
      {isOpen && <OpeningDialog form={form} onClose={() => setOpen(false)} />}
    </section>
  );
}

function factsOf({ opening = {} }: FormRow, { facts }: WordsOf<typeof openingWords>, locale: string): string {
  const { opensAt, closesAt, mostResponses } = opening;
  return joinParts([
    opensAt !== undefined && facts.opens({ moment: wordMoment(opensAt, locale) }),
    closesAt !== undefined && facts.closes({ moment: wordMoment(closesAt, locale) }),
    mostResponses !== undefined && facts.most({ count: mostResponses }),
  ]);
}
