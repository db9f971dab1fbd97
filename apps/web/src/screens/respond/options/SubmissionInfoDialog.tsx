import { Button } from '@fluentui/react-components';
import type { WordsOf } from '@tideform/words';
import { wordList } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { respondWords } from '../respond.words.ts';
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
  const words = useWords(respondWords);
  const ui = useWords(uiWords);
  const { locale } = useSpeech();
  const styles = useRespondStyles();
  const text = words.info;
  return (
    <DialogFrame
      title={words.menu.info}
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
  text: WordsOf<typeof respondWords>['info'],
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
      wordList(
        response.collaborators.map(({ name }) => name),
        locale,
      ),
    ],
  ];
}
