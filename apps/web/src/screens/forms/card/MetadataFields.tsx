import { Button, Caption1, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular, DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ListedForm } from '../../../data/forms/useForms.ts';
import { formsMessages } from '../forms.messages.ts';

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

/** Edited name and value of one metadata entry. `id` identifies the entry while its name changes. */
export interface PairDraft {
  readonly id: number;
  readonly key: string;
  readonly value: string;
}

export function getDetails({ title, icon = '', channelId = '', category = '', metadata = {} }: ListedForm) {
  const pairs: readonly PairDraft[] = Object.entries(metadata).map(([key, value], id) => ({ id, key, value }));
  return { title, icon, channelId, category, pairs };
}

/** Returns the metadata to store, without entries that lack a name or value. */
export function toMetadata(pairs: readonly PairDraft[]): Readonly<Record<string, string>> {
  const trimmedPairs = pairs.map(({ key, value }) => [key.trim(), value.trim()] as const);
  return Object.fromEntries(trimmedPairs.filter(([key, value]) => key && value));
}

/** Returns the first name that two entries have; `undefined` if all are unique. */
export function findDuplicateName(pairs: readonly PairDraft[]): string | undefined {
  const seen = new Set<string>();
  for (const { key } of pairs) {
    const name = key.trim();
    if (name && seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}

export const useDetailsStyles = makeStyles({
  surface: {
    width: '360px',
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: 'min(80vh, 640px)',
    boxSizing: 'border-box',
    overflowY: 'auto',
    padding: '16px',
  },
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    '@media (pointer: coarse)': { '& input, & select, & button': { minWidth: '44px', minHeight: '44px' } },
  },
  heading: { margin: 0 },
  names: { display: 'flex', alignItems: 'end', gap: tokens.spacingHorizontalS },
  name: { flexGrow: 1, minWidth: 0 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
  combobox: { minWidth: 0, '@media (pointer: coarse)': { height: 'auto', maxHeight: 'none', minHeight: '44px' } },
  metadata: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: tokens.spacingVerticalXXS },
  hint: { color: tokens.colorNeutralForeground3 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    gap: tokens.spacingHorizontalXS,
    alignItems: 'center',
  },
  cell: { minWidth: 0 },
  add: { justifySelf: 'start', marginInlineStart: '-8px' },
});
