import { Button, Dialog, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { ArrowReset20Regular, Dismiss20Regular } from '@fluentui/react-icons';
import { type FormDefinition, isSameJson, upgradeForm } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useMemo, useState } from 'react';
import type { ComparedVersion } from '../../../dialogs/comparing/compare-versions.ts';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { useSideBySideStyles } from '../../../ui/layout/side-by-side.styles.ts';
import type { Draft } from '../useDraft.ts';
import { useSides } from './useSides.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { useVersionList, VersionList } from './VersionList.tsx';

interface VersionsDialogProps {
  readonly form: FormRow;
  readonly draft: Draft;
  /** Called with the definition that replaces the draft, and the number of its version. */
  readonly onRollBack: (schema: FormDefinition, version: number) => void;
  readonly onClose: () => void;
}

/**
 * Dialog with the published versions. Each can be compared with another version or the draft, and the draft can be
 * rolled back to it.
 */
export function VersionsDialog({ form, draft, onRollBack, onClose }: VersionsDialogProps) {
  const messages = useMessages(versionsMessages);
  const styles = useSideBySideStyles();
  const list = useVersionList(form.id);
  const [chosenId, setChosenId] = useState<string>();
  const chosen = list.versions.find(({ id }) => id === chosenId) ?? list.versions[0];
  const sides = useSides({ form, draft, versions: list.versions, chosen });
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <div className={styles.body}>
          <header className={styles.head}>
            <DialogTitle action={null}>{messages.title}</DialogTitle>
            <span className={styles.formTitle} dir="auto">
              {form.title}
            </span>
            <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={messages.close} onClick={onClose} />
          </header>
          <VersionList list={list} chosen={chosen} current={form.published?.version} onChoose={setChosenId} />
          <VersionComparison sides={sides} />
          <footer className={styles.foot}>
            <span className={styles.hint}>{messages.rollBackHint}</span>
            <Button onClick={onClose}>{messages.close}</Button>
            {chosen && (
              <RollBackButton
                number={chosen.version}
                side={sides.chosen}
                draft={sides.draft}
                onRollBack={(schema) => onRollBack(schema, chosen.version)}
              />
            )}
          </footer>
        </div>
      </DialogSurface>
    </Dialog>
  );
}

/**
 * Button that rolls the draft back to a version. Disabled until the version has loaded, and when the draft is equal to
 * it.
 */
function RollBackButton(props: {
  readonly number: number;
  readonly side: ComparedVersion | undefined;
  readonly draft: ComparedVersion;
  readonly onRollBack: (schema: FormDefinition) => void;
}) {
  const { number, side, draft, onRollBack } = props;
  const messages = useMessages(versionsMessages);
  const schema = useMemo(() => side && upgradeForm(side.content.schema), [side]);
  const differs = useMemo(() => schema !== undefined && !isSameJson(schema, draft.content.schema), [schema, draft]);
  return (
    <Button
      appearance="primary"
      icon={<ArrowReset20Regular />}
      disabledFocusable={!differs}
      onClick={() => schema && onRollBack(schema)}
    >
      {messages.rollBack({ number })}
    </Button>
  );
}
