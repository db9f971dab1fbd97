import { Button, Caption1, Field, Input } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { formsMessages } from '../forms.messages.ts';
import { useDetailsStyles } from './details.styles.ts';
import type { PairDraft } from './details.ts';

/** Fields for the metadata of a form: names and values. */
export function MetadataFields(props: {
  readonly pairs: readonly PairDraft[];
  readonly problem: string | undefined;
  readonly onChange: (pairs: readonly PairDraft[]) => void;
}) {
  const messages = useMessages(formsMessages);
  const styles = useDetailsStyles();
  const { pairs, problem, onChange } = props;
  const text = messages.details;
  const change = (id: number, part: Partial<PairDraft>) =>
    onChange(pairs.map((pair) => (pair.id === id ? { ...pair, ...part } : pair)));
  const add = () => onChange([...pairs, { id: Math.max(-1, ...pairs.map(({ id }) => id)) + 1, key: '', value: '' }]);
  return (
    <fieldset className={styles.metadata}>
      <legend className={styles.legend}>{text.metadata}</legend>
      <Caption1 className={styles.hint}>{text.metadataHint}</Caption1>
      {pairs.map(({ id, key, value }, index) => (
        <div key={id} className={styles.pair}>
          <Input
            className={styles.cell}
            aria-label={text.key({ number: index + 1 })}
            placeholder={text.keyPlaceholder}
            value={key}
            input={{ dir: 'auto' }}
            maxLength={60}
            onChange={(_, data) => change(id, { key: data.value })}
          />
          <Input
            className={styles.cell}
            aria-label={text.value({ number: index + 1 })}
            placeholder={text.valuePlaceholder}
            value={value}
            input={{ dir: 'auto' }}
            maxLength={120}
            onChange={(_, data) => change(id, { value: data.value })}
          />
          <Button
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={text.remove({ name: key || text.key({ number: index + 1 }) })}
            onClick={() => onChange(pairs.filter((pair) => pair.id !== id))}
          />
        </div>
      ))}
      <Field validationState={problem ? 'error' : 'none'} validationMessage={problem}>
        <Button className={styles.add} appearance="subtle" icon={<AddRegular />} onClick={add}>
          {text.add}
        </Button>
      </Field>
    </fieldset>
  );
}
